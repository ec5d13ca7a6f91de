import { defineStyles } from '../../kit/style/define-styles.ts';

export const serviceStyles = defineStyles('product-services', {
  root: { minWidth: 0, '&:empty': { display: 'none' } },
  choice: {
    marginBlockStart: 'var(--s-1)',
    paddingInline: 'var(--s-15)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-sm)',
    lineHeight: 1.4,
    '&:hover': { borderColor: 'var(--line-strong)' },
    '&:has(:checked)': { borderColor: 'var(--brand)', background: 'var(--brand-soft)' },
    '& > span:not($price)': { flex: 1, minWidth: 0 },
    '& b': { fontWeight: 600 },
    '& small': { display: 'block', color: 'var(--ink-2)', fontSize: 'var(--text-xs)' },
  },
  price: {
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '& small': { fontWeight: 400 },
  },
});
