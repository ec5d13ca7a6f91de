import { defineStyles } from '../../kit/style.ts';

export const styles = defineStyles('instalment-calculator-link', {
  button: { '@container (max-width:30rem)': { width: '100%' } },
  link: { '@container (max-width:30rem)': { width: '100%' } },
  // One of the two is there.
  orLink: {
    '& $link': { display: 'none' },
    '@media (scripting:none)': { '& $button': { display: 'none' }, '& $link': { display: 'inline-flex' } },
  },
  dialog: {
    boxSizing: 'border-box',
    width: 'min(60rem,100%)',
    maxWidth: 'none',
    maxHeight: 'calc(100dvh - var(--s-2))',
    // On a phone a sheet from below.
    margin: 'auto 0 0',
    padding: 0,
    border: 0,
    borderRadius: 'var(--r-lg) var(--r-lg) 0 0',
    background: 'var(--raised)',
    color: 'var(--ink)',
    boxShadow: 'var(--sh-3)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '&::backdrop': { background: 'var(--scrim)' },
    'html:has(&:modal)': { overflow: 'hidden' },
    '@media from(tablet)': {
      width: 'min(60rem,100% - 2*var(--s-3))',
      margin: 'auto',
      borderRadius: 'var(--r-lg)',
    },
    '@media (prefers-reduced-motion:no-preference)': {
      transition: 'opacity var(--t-slow) var(--ease),translate var(--t-slow) var(--ease)',
      '@starting-style': { '&[open]': { opacity: 0, translate: '0 1rem' } },
    },
    '@media (forced-colors:active)': { border: '1px solid CanvasText' },
  },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    justifyContent: 'flex-end',
    height: 0,
  },
  close: {
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    margin: 'var(--s-1)',
    padding: 0,
    border: 0,
    borderRadius: 'var(--r-pill)',
    background: 'var(--raised)',
    color: 'inherit',
    cursor: 'pointer',
    '&:hover': { background: 'var(--surface)' },
  },
  // The calculator looks at the dialog's width, and leaves the head's corner free.
  body: {
    containerType: 'inline-size',
    '--section': '3rem',
    '--gutter': 'var(--s-3)',
    '& h1, & h2, & h3': { paddingInlineEnd: 'var(--s-6)' },
  },
});
