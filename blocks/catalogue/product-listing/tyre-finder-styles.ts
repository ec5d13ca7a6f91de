import { defineStyles } from '../../kit/style/define-styles.ts';

/** The three numbers of a sidewall side by side, their button below them on a phone. */
export const tyreFinderStyles = defineStyles('product-listing-tyre', {
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
    alignItems: 'end',
    gap: 'var(--s-1) var(--s-15)',
    maxWidth: '46rem',
    marginBlock: 'var(--s-2)',
    padding: 'var(--s-2)',
    borderRadius: 'var(--r-lg)',
    background: 'var(--surface)',
    '& > button': { gridColumn: '1/-1' },
    '@container from(tablet)': {
      gridTemplateColumns: 'repeat(3,minmax(0,1fr)) auto',
      padding: 'var(--s-3)',
      '& > button': { gridColumn: 'auto', minHeight: '3rem' },
    },
  },
  title: { gridColumn: '1/-1', margin: 0, fontSize: 'var(--text-lg)', fontWeight: 650, lineHeight: 1.3 },
  hint: { gridColumn: '1/-1', margin: 0, color: 'var(--ink-2)', fontSize: 'var(--text-sm)' },
});
