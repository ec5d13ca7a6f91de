/** Left and right edge of the content in a part that fills the window. */
export const inset = 'max(var(--gutter), calc((100% - var(--container)) / 2 + var(--gutter)))';

/** A round button that shows nothing but an icon. */
export const iconButton = {
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: 'var(--r-pill)',
  background: 'none',
  color: 'var(--ink)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--surface)' },
} as const;

/** Words that are read aloud and not seen. */
export const wordsForListeners = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A list that does not look like one. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;
