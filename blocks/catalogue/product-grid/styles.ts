import { defineStyles } from '../../kit/style.ts';

export const styles = defineStyles('product-grid', {
  head: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) auto',
    alignItems: 'baseline',
    gap: 'var(--s-05) var(--s-2)',
    marginBlockEnd: 'var(--s-3)',
    '@container from(tablet)': { gridTemplateColumns: 'auto minmax(0,1fr) auto' },
  },
  note: {
    gridRow: 2,
    margin: 0,
    fontSize: 'var(--text-xs)',
    color: 'var(--ink-3)',
    '@container from(tablet)': { gridRow: 'auto' },
  },
});
