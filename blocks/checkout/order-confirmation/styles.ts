import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('order-confirmation', {
  told: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-2)',
    '@container from(tablet)': { gridTemplateColumns: 'repeat(auto-fit,minmax(15rem,1fr))' },
  },
});
