import type { CSSObject } from './define-styles.ts';

/** Parts of blocks that compute something: what they are for, what is asked beside what comes of it, the ground of that. */
export const tool = {
  root: { scrollMarginBlockStart: 'var(--s-8)' },
  text: {
    margin: 'var(--s-1) 0 0',
    maxWidth: '60ch',
    color: 'var(--ink-2)',
    fontSize: 'var(--text-lg)',
    lineHeight: 1.45,
    textWrapStyle: 'pretty',
  },
  parts: {
    display: 'grid',
    gap: 'var(--s-4)',
    marginBlockStart: 'var(--s-3)',
    '@container from(laptop)': {
      gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
      columnGap: 'var(--s-5)',
      alignItems: 'start',
    },
  },
  panel: {
    boxSizing: 'border-box',
    padding: 'var(--s-3) var(--s-2)',
    // Seen in forced colours only, where grounds are not.
    border: '1px solid transparent',
    borderRadius: 'var(--r-lg)',
    background: 'var(--surface)',
    minWidth: 0,
    '@container from(tablet)': { padding: 'var(--s-3)' },
  },
} satisfies Record<string, CSSObject>;
