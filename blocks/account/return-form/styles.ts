import { articlePicture } from '../../kit/collection/collection-styles.ts';
import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('return-form', {
  lines: { display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' },
  /** What an article is, and how many of it come back. */
  line: {
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0,1fr)',
    columnGap: 'var(--s-15)',
    rowGap: 'var(--s-1)',
    alignItems: 'center',
    paddingBlock: 'var(--s-1)',
    borderBlockStart: '1px solid var(--line)',
    overflowWrap: 'anywhere',
    '& small': { display: 'block', color: 'var(--ink-3)', fontSize: 'var(--text-sm)', fontWeight: 400 },
    '& > select': { gridColumn: 2 },
    '@container from(tablet)': {
      gridTemplateColumns: '3.5rem minmax(0,1fr) 9rem',
      '& > select': { gridColumn: 3 },
    },
  },
  media: {
    aspectRatio: '1',
    borderRadius: 'var(--r-md)',
    overflow: 'clip',
    background: 'var(--surface-2)',
  },
  picture: articlePicture,
  name: { fontSize: 'var(--text-sm)', fontWeight: 600, lineHeight: 1.4 },
});
