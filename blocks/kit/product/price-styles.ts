import { defineStyles } from '../style/define-styles.ts';

export const priceStyles = defineStyles('price', {
  root: {
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    '& b': { fontSize: 'var(--text-lg)', fontWeight: 700, lineHeight: 1.3 },
    // The word "from" before the price.
    '& b i': { fontStyle: 'normal', fontWeight: 500, fontSize: '.85em' },
    '& small': { display: 'block', fontSize: 'var(--text-xs)', lineHeight: 1.35, color: 'var(--ink-3)' },
  },
  // Where shipping is explained; high enough to be hit where it stands alone in its line, which stays as high as the others.
  shipping: { color: 'inherit', paddingBlock: '.25rem' },
  reduced: { '& b': { color: 'var(--sale)' } },
  large: {
    '& b': { fontSize: '1.875rem', letterSpacing: '-.015em', marginInlineEnd: 'var(--s-1)' },
    '& small': { fontSize: 'var(--text-sm)' },
    '& > span': { verticalAlign: '.4rem' },
  },
});
