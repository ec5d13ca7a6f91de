import { defineStyles } from '../style/define-styles.ts';

export const productListHead = defineStyles('product-list-head', {
  // The note stands below headline and link on a phone, between them elsewhere.
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 'var(--s-05) var(--s-2)',
    marginBlockEnd: 'var(--s-3)',
  },
  note: {
    order: 1,
    flexBasis: '100%',
    margin: 0,
    fontSize: 'var(--text-xs)',
    color: 'var(--ink-3)',
    '@container from(tablet)': { order: 0, flexBasis: 'auto', marginInlineEnd: 'auto' },
  },
});
