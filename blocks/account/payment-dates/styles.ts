import { defineStyles } from '../../kit/style/define-styles.ts';
import { fold, foldTitle } from '../../kit/style/fold-styles.ts';

export const styles = defineStyles('payment-dates', {
  /** Beside each other where there is room: how to pay, and when. */
  ways: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-3)',
    alignItems: 'start',
    maxWidth: '52rem',
    '@container from(laptop)': {
      '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' },
    },
  },
  fold: { ...fold, maxWidth: '52rem' },
  foldTitle: { ...foldTitle, fontWeight: 650 },
});
