import type { CSSObject } from './define-styles.ts';

/** Styles of a round button with nothing but an icon, large enough for a finger; to be spread into a part of a block's own. */
export const roundButton: CSSObject = {
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
};
