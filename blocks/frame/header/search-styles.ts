import type { CSSObject } from '../../kit/style.ts';
import { iconButton } from './style-fragments.ts';

/** A line that can be chosen, by mouse or, marked by `aria-selected`, from the field. */
const line: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--s-15)',
  width: '100%',
  minHeight: '2.75rem',
  boxSizing: 'border-box',
  padding: '.25rem var(--s-15)',
  border: 0,
  borderRadius: 'var(--r-sm)',
  background: 'none',
  color: 'var(--ink)',
  font: '400 var(--text-md)/1.35 var(--font)',
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
};

const chosen: CSSObject = {
  background: 'var(--surface)',
  outline: '2px solid var(--focus)',
  outlineOffset: '-2px',
};

/** The search field and what comes below it: on phones a layer over the page, else a box below the field. */
export const search = {
  search: {
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
  leave: {
    ...iconButton,
    display: 'none',
    flex: 'none',
    '@media not from(tablet)': { '[data-open] &': { display: 'grid' } },
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
  refusal: {
    position: 'absolute',
    insetBlockStart: 'calc(100% + .375rem)',
    insetInlineStart: '.5rem',
    zIndex: 'var(--z-flyout)',
    margin: 0,
    padding: '.375rem .75rem',
    border: '1px solid var(--error)',
    borderRadius: 'var(--r-sm)',
    background: 'var(--error-soft)',
    color: 'var(--ink)',
    fontSize: 'var(--text-sm)',
    lineHeight: 1.4,
    '&:empty': { display: 'none' },
  },
  found: {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: 0,
    boxSizing: 'border-box',
    color: 'var(--ink)',
    '&[hidden]': { display: 'none' },
    '@media from(tablet)': {
      position: 'absolute',
      inset: 'calc(100% + .5rem) 0 auto',
      zIndex: 'var(--z-flyout)',
      maxHeight: 'min(38rem, calc(100dvh - 9rem))',
      // Only seen in forced colours, which know no shadows.
      border: '1px solid transparent',
      borderRadius: 'var(--r-lg)',
      background: 'var(--raised)',
      boxShadow: 'var(--sh-3)',
    },
    '& [data-part=history]:not([hidden])': { display: 'flex', flexDirection: 'column', minHeight: 0 },
    // The lists themselves scroll: they are what the field controls.
    '& [role=listbox], & [role=grid]': {
      minHeight: 0,
      padding: '.25rem .25rem var(--s-2)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      '@media from(tablet)': { padding: 'var(--s-1)' },
    },
    '& [role=grid][id]': { paddingBlockStart: 0 },
    '& [role=listbox]:not([hidden])': {
      '@media from(tablet)': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 4fr)',
        gridAutoColumns: 'minmax(0, 5fr)',
        alignContent: 'start',
        columnGap: 'var(--s-1)',
        '& > [data-part=products]': { gridColumn: 2, gridRow: '1 / span 3', fontSize: 'var(--text-sm)' },
        // Products alone have all the room.
        '&:has([data-part=terms][hidden] + [hidden]) > *': { gridColumn: '1 / -1' },
      },
    },
    '& a, & button': line,
    '& a:hover, & button:hover': { background: 'var(--surface)' },
    '& mark': { background: 'none', color: 'inherit', fontWeight: 700 },
    '& [aria-selected=true]': chosen,
    '& [role=row]': { display: 'flex', alignItems: 'center' },
    '& [role=gridcell]:first-child': { flex: 1, minWidth: 0, borderRadius: 'var(--r-sm)' },
    '& [role=gridcell] + *': { borderRadius: '50%' },
    '& [role=gridcell] + * > button': { ...iconButton, color: 'var(--ink-2)' },
    '& [data-part=clear] button': { width: 'auto', color: 'var(--brand-strong)', fontSize: 'var(--text-sm)' },
    '& [data-part=products] a': { fontSize: 'inherit' },
    // A picture's place is kept before it is there; where there is none it stays empty.
    '& [data-part=products] a > :first-child': {
      flex: 'none',
      width: '3.5rem',
      height: '3.5rem',
      borderRadius: 'var(--r-sm)',
      background: 'var(--surface-2)',
      overflow: 'hidden',
    },
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    '& small': { display: 'block', color: 'var(--ink-3)', fontSize: 'var(--text-xs)' },
    '& b': {
      marginInlineStart: 'auto',
      fontWeight: 700,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
  foundTitle: {
    padding: 'var(--s-1) var(--s-15) .25rem',
    '[data-part=history] > &': {
      paddingInline: 'var(--s-2)',
      '@media from(tablet)': { padding: 'var(--s-2) 1.25rem .25rem' },
    },
    color: 'var(--ink-3)',
    fontSize: 'var(--text-xs)',
    fontWeight: 600,
    lineHeight: 1.4,
  },
} satisfies Record<string, CSSObject>;
