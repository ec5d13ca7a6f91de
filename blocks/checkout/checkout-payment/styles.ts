import { defineStyles } from '../../kit/style/define-styles.ts';
import { tileParts } from '../../kit/style/tile-parts.ts';

export const styles = defineStyles('checkout-payment', {
  ...tileParts,
  /** A tile for each number of instalments, and below them all figures of the one that is chosen. */
  plans: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-15)',
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
    '& > legend': { paddingBlockEnd: 'var(--s-05)' },
    '@container from(tablet)': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  },
  plan: {
    display: 'contents',
    '&:not(:has(> label > :checked)) > $figures': { display: 'none' },
  },
  option: { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' },
  figures: {
    gridColumn: '1/-1',
    order: 1,
    display: 'grid',
    gap: 'var(--s-1)',
    marginBlockStart: 'var(--s-05)',
  },
  /** The birthday, below all means of payment, while one of them is a credit. */
  credit: {
    'form:not(:has([name=method]:is([value=instalments],[value=pause]):checked)) &': { display: 'none' },
  },
});
