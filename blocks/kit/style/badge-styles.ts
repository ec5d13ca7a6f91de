import { defineStyles } from './define-styles.ts';

/** Small marks on pictures: reduction, new, organic, sold out. They stay light in both modes, as pictures do. */
export const badge = defineStyles('badge', {
  root: {
    padding: '.25rem .5rem',
    borderRadius: 'var(--r-xs)',
    background: 'var(--bg)',
    color: 'var(--ink)',
    font: '700 var(--text-xs)/1.25 var(--font)',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    colorScheme: 'light',
  },
  sale: { background: 'var(--sale-fill)', color: 'var(--on-sale)' },
  organic: { background: 'var(--success-soft)', color: 'var(--success)' },
  soldOut: { background: 'var(--surface-2)', color: 'var(--ink)' },
});
