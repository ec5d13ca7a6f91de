import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('account-data', {
  head: {
    marginBlockEnd: 'var(--s-3)',
    '& p': { margin: 'var(--s-05) 0 0', color: 'var(--ink-2)', fontVariantNumeric: 'tabular-nums' },
  },
  hello: { fontSize: 'var(--text-3xl)' },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--gap)',
    alignItems: 'start',
    '@container from(laptop)': { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' },
  },
  /** What somebody came for by a link: above all else, over the whole width. */
  first: { gridColumn: '1/-1' },
});
