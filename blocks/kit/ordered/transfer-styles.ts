import { defineStyles } from '../style/define-styles.ts';

/** The account to which money is transferred. */
export const transferStyles = defineStyles('transfer', {
  root: {
    display: 'grid',
    gap: 'var(--s-1)',
    margin: 0,
    '& dt': { color: 'var(--ink-2)', fontSize: 'var(--text-sm)' },
    '& dd': { margin: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  },
});
