import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('checkout-delivery', {
  search: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: 'var(--s-15)',
    '& > div': { flex: '1 1 8rem', maxWidth: '12rem' },
    // Beside the box, below its label.
    '& > button': { marginBlockStart: 'calc(.875rem*1.4 + var(--s-05))' },
  },
  shops: { display: 'grid', gap: 'var(--s-05)', margin: 0, padding: 0, border: 0, minWidth: 0 },
  shop: {
    '& small': { display: 'block', color: 'var(--ink-2)', fontSize: 'var(--text-xs)', lineHeight: 1.5 },
  },
  known: { margin: 0, color: 'var(--ink-2)', fontSize: 'var(--text-sm)' },
});
