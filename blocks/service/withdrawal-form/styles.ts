import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('withdrawal-form', {
  lines: { display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    paddingBlock: 'var(--s-05)',
    borderBlockStart: '1px solid var(--line)',
    '& small': { display: 'block', color: 'var(--ink-3)', fontSize: 'var(--text-sm)' },
  },
  /** A line of several pieces: its words, and how many of them. */
  pieces: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) 8rem',
    alignItems: 'center',
    gap: 'var(--s-2)',
    minHeight: '2.75rem',
    fontSize: 'var(--text-sm)',
    lineHeight: '1.5rem',
  },
  articles: { margin: 0, paddingInlineStart: '1.25em', overflowWrap: 'anywhere' },
});
