import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('notice', {
  place: { paddingBlock: 'var(--s-15)' },
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr)',
    gap: 'var(--s-15)',
    padding: 'var(--s-2)',
    // Seen where grounds are not: in forced colours, and on paper.
    border: '1px solid transparent',
    borderRadius: 'var(--r-md)',
    background: 'var(--notice-ground)',
    '& > svg': { color: 'var(--notice-sign)' },
    '@media print': { borderColor: 'currentColor' },
  },
  info: { '--notice-ground': 'var(--brand-soft)', '--notice-sign': 'var(--brand-strong)' },
  success: { '--notice-ground': 'var(--success-soft)', '--notice-sign': 'var(--success)' },
  warning: { '--notice-ground': 'var(--warning-soft)', '--notice-sign': 'var(--warning)' },
  error: { '--notice-ground': 'var(--error-soft)', '--notice-sign': 'var(--error)' },
  title: { margin: 0, fontWeight: 650, '& + div': { marginBlockStart: 'var(--s-05)' } },
});
