import { defineStyles } from '../style/define-styles.ts';

/** Pages about an order that was placed. */
export const orderPage = defineStyles('order-page', {
  root: { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 'var(--s-3)', maxWidth: '44rem' },
  /** What has become of it, with a sign. */
  state: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr)',
    alignItems: 'start',
    gap: 'var(--s-15)',
    '& > svg': { width: '2rem', height: '2rem', color: 'var(--brand-strong)' },
    '&[data-kind=good] > svg': { color: 'var(--success)' },
    '&[data-kind=bad] > svg': { color: 'var(--error)' },
    '& > div': { display: 'grid', gap: 'var(--s-1)' },
    '& p': { margin: 0, color: 'var(--ink-2)', textWrapStyle: 'pretty', overflowWrap: 'anywhere' },
  },
  /** Name and value in a row on a phone, below each other where there is room for columns. */
  facts: {
    display: 'grid',
    gap: 'var(--s-05)',
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '7.5rem minmax(0,1fr)',
      alignItems: 'baseline',
      gap: 'var(--s-1)',
    },
    '& dt': { color: 'var(--ink-2)', fontSize: 'var(--text-sm)' },
    '& dd': { margin: 0, fontWeight: 650 },
    '@container from(tablet)': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 'var(--s-1) var(--s-4)',
      '& > div': { display: 'block' },
    },
  },
  panel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-2)',
    padding: 'var(--s-3) var(--s-2)',
    borderRadius: 'var(--r-lg)',
    background: 'var(--surface)',
    '@container from(tablet)': { padding: 'var(--s-3)' },
    '@media (forced-colors:active)': { border: '1px solid' },
  },
  /** Cards beside each other where there is room: where it goes, how it is paid. */
  told: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-2)',
    '@container from(tablet)': { gridTemplateColumns: 'repeat(auto-fit,minmax(15rem,1fr))' },
  },
});
