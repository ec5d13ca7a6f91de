import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('columns', {
  root: {
    display: 'flex',
    flexDirection: 'column',
    '@container from(tablet)': { flexDirection: 'row', columnGap: 'var(--s-3)' },
    '@container from(laptop)': { columnGap: 'var(--s-5)' },
  },
  // Three stand side by side only where each keeps a useful width.
  three: {
    '@container from(tablet)': { flexDirection: 'column' },
    '@container from(laptop)': { flexDirection: 'row', columnGap: 'var(--s-3)' },
  },
  cell: {
    containerType: 'inline-size',
    // Blocks in here end where the column ends, not a page's margin earlier.
    '--gutter': '0px',
    '&:empty': { display: 'none' },
    '@container from(tablet)': { flex: '1 1 0', minWidth: 0 },
  },
  wide: { '@container from(tablet)': { flexGrow: 1.5 } },
});
