import { defineStyles } from '../style/define-styles.ts';

/** Distances and widths that sections of a page share, and their headings. */
export const section = defineStyles('section', {
  root: { padding: 'calc(var(--section) / 2) 0', position: 'relative' },
  inner: {
    maxWidth: 'var(--container)',
    margin: '0 auto',
    paddingInline: 'var(--gutter)',
    boxSizing: 'border-box',
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 'var(--s-1) var(--s-3)',
    marginBlockEnd: 'var(--s-3)',
  },
  title: {
    margin: 0,
    fontSize: 'var(--text-2xl)',
    fontWeight: 700,
    lineHeight: 1.15,
    letterSpacing: '-.018em',
    textWrap: 'balance',
    // A long word breaks before it pushes the page wider.
    minWidth: 0,
  },
  more: {
    color: 'var(--brand-strong)',
    fontWeight: 650,
    fontSize: 'var(--text-sm)',
    paddingBlock: '.1875rem',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
});
