import type { CSSObject } from './define-styles.ts';

/**
 * Styles of a radio or tick box that lies over its picture or tile, invisible, so that every way of pointing at it finds the
 * control itself; what it lies over is positioned. To be spread into a part of a block's own.
 */
export const coveringControl: CSSObject = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
};
