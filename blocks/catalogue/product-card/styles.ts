import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('product-card', {
  // A lone card in a wide place keeps the size that it has in a list; its rows are rows of this grid.
  root: { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', maxWidth: '22rem' },
  note: { margin: 'calc(-1*var(--s-2)) 0 0', fontSize: 'var(--text-xs)', color: 'var(--ink-3)' },
});
