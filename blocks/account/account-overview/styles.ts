import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('account-overview', {
  /** What is under way beside what is to be paid, where there is room. */
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-3)',
    alignItems: 'start',
    '@container from(laptop)': { gridTemplateColumns: 'minmax(0,3fr) minmax(0,2fr)' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 'var(--s-3)' },
  items: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gap: 'var(--s-05)',
      paddingBlock: 'var(--s-15)',
      borderBlockStart: '1px solid var(--line)',
      overflowWrap: 'anywhere',
    },
    '& > li:last-child': { paddingBlockEnd: 0 },
    '& p': { margin: 0 },
  },
  state: { fontWeight: 650 },
});
