import { defineStyles } from '../../../kit/style/define-styles.ts';
import { iconButton } from '../style/style-fragments.ts';

/** The search field, and on phones the layer over the page that it becomes when something is to be shown below it. */
export const searchField = defineStyles('header-search', {
  root: {
    order: 1,
    flex: '1 0 100%',
    // The layer takes nothing out of the header.
    height: '2.875rem',
    'html:has(&[data-open])': { '@media not from(tablet)': { overflow: 'hidden' } },
    '@media from(laptop)': { order: 0, flex: '1 1 40rem', maxWidth: '40rem' },
  },
  layer: {
    position: 'relative',
    '@media not from(tablet)': {
      '[data-open] > &': {
        position: 'fixed',
        inset: 0,
        zIndex: 'var(--z-dialog)',
        display: 'flex',
        flexDirection: 'column',
        background: 'var(--bg)',
      },
    },
  },
  row: {
    position: 'relative',
    display: 'flex',
    '@media not from(tablet)': {
      '[data-open] > * > &': {
        padding: '.5rem var(--gutter) .5rem .375rem',
        '& $submit': { insetBlockStart: '.75rem', insetInlineEnd: 'calc(var(--gutter) + .25rem)' },
      },
    },
  },
  term: {
    width: '100%',
    minWidth: 0,
    height: '2.875rem',
    boxSizing: 'border-box',
    padding: '0 3.25rem 0 1.25rem',
    border: '1.5px solid var(--line-strong)',
    borderRadius: 'var(--r-pill)',
    background: 'var(--bg)',
    color: 'var(--ink)',
    font: '400 var(--text-md)/1.2 var(--font)',
    appearance: 'none',
    '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
    '&:hover': { borderColor: 'var(--ink)' },
    '&[aria-invalid]': { borderColor: 'var(--error)' },
  },
  submit: {
    ...iconButton,
    position: 'absolute',
    insetBlockStart: '.25rem',
    insetInlineEnd: '.25rem',
    width: '2.375rem',
    height: '2.375rem',
    background: 'var(--brand)',
    color: 'var(--on-brand)',
    transition: 'background-color var(--t-fast)',
    '& svg': { width: '1.25rem', height: '1.25rem' },
    '&::after': { content: '""', position: 'absolute', inset: '-.25rem' },
    '&:hover': { background: 'var(--brand-strong)' },
  },
});
