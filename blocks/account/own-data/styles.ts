import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('own-data', {
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--gap)',
    alignItems: 'start',
    '@container from(laptop)': { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' },
  },
  files: { display: 'flex', flexWrap: 'wrap', gap: 'var(--s-15)' },
  list: {
    display: 'grid',
    gap: 'var(--s-1)',
    margin: 0,
    paddingInlineStart: '1.25em',
    color: 'var(--ink-2)',
  },
});
