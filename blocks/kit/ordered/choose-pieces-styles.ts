import { articlePicture } from '../collection/collection-styles.ts';
import { defineStyles } from '../style/define-styles.ts';

/** Articles of an order of which pieces are chosen. */
export const choosePieces = defineStyles('choose-pieces', {
  lines: { display: 'grid', gap: 0, margin: 'var(--s-05) 0 0', padding: 0, listStyle: 'none' },
  line: {
    display: 'flex',
    gap: 'var(--s-15)',
    paddingBlock: 'var(--s-05)',
    borderBlockStart: '1px solid var(--line)',
    overflowWrap: 'anywhere',
    '& > :last-child': { flex: 1, minWidth: 0 },
    '& small': { display: 'block', color: 'var(--ink-3)', fontSize: 'var(--text-sm)' },
  },
  media: {
    flex: 'none',
    alignSelf: 'start',
    width: '3.5rem',
    aspectRatio: '1',
    borderRadius: 'var(--r-md)',
    overflow: 'clip',
    background: 'var(--surface-2)',
  },
  picture: articlePicture,
  /** A line of several pieces: its words, and how many of them. */
  pieces: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) 5rem',
    alignItems: 'center',
    gap: 'var(--s-2)',
    minHeight: '2.75rem',
    fontSize: 'var(--text-sm)',
    lineHeight: '1.5rem',
  },
});
