import type { CSSObject } from './define-styles.ts';

// Parts that fold out, `<details>` with their `<summary>`; to be spread into parts of a block's own.

/** A part, with a line below it; on paper nothing can be opened. */
export const fold: CSSObject = {
  borderBlockEnd: '1px solid var(--line)',
  '@media print': { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' } },
};

/** The sign at the end of its title: a plus, and a minus when it is open; nobody needs to hear it. */
export const foldSign: CSSObject = {
  content: ['"+"', '"+"/""'],
  flex: 'none',
  color: 'var(--ink-2)',
  fontSize: '1.75rem',
  fontWeight: 300,
  lineHeight: 1,
};

/** Its title, which opens and closes it. */
export const foldTitle: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--s-2)',
  minHeight: '3rem',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': foldSign,
  '[open] > &::after': { content: ['"\u2212"', '"\u2212"/""'] },
  '&:hover': { color: 'var(--brand-strong)' },
  '@media print': { '&::after': { display: 'none' } },
};
