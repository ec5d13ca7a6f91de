import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('checkout-login', {
  ways: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-2)',
    '@container from(tablet)': {
      gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
      gridTemplateRows: 'auto 1fr',
      gap: 'var(--s-3)',
      // The form is as high as both others.
      '& > [data-role=customer]': { gridArea: '1/2/span 2' },
    },
  },
  /** One of the ways to order. */
  way: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    alignContent: 'start',
    gap: 'var(--s-2)',
    padding: 'var(--s-3) var(--s-2)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-lg)',
    background: 'var(--raised)',
    '@container from(tablet)': { padding: 'var(--s-3)' },
  },
  known: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--s-1) var(--s-2)',
    '& p': { margin: 0 },
  },
});
