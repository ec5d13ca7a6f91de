import { defineStyles } from '../../kit/style.ts';

export const styles = defineStyles('product-card', {
  // A lone card in a wide place keeps the size that it has in a list.
  root: { maxWidth: '22rem' },
  note: { margin: 0, fontSize: 'var(--text-xs)', color: 'var(--ink-3)' },
});
