import { defineStyles } from '../style/define-styles.ts';

export const amountStyles = defineStyles('basket-amounts', {
  root: {
    display: 'grid',
    gap: 'var(--s-1)',
    margin: 0,
    fontSize: 'var(--text-sm)',
    lineHeight: 1.5,
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: 'var(--s-2)' },
    '& dt': { minWidth: 0 },
    '& dd': { margin: 0, whiteSpace: 'nowrap' },
  },
  good: { '& dd': { color: 'var(--success)', fontWeight: 650 } },
  total: {
    marginBlockStart: 'var(--s-1)',
    paddingBlockStart: 'var(--s-2)',
    borderBlockStart: '1px solid var(--line)',
    fontSize: 'var(--text-xl)',
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '-.015em',
  },
  tax: { color: 'var(--ink-3)', fontSize: 'var(--text-xs)', '&&': { justifyContent: 'start', gap: '.35em' } },
});
