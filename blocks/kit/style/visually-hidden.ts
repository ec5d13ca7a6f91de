import { type CSSObject, defineStyles } from './define-styles.ts';

/** Styles of words that are read aloud and not seen; to be spread into a part of a block's own. */
export const wordsForListeners: CSSObject = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Words for those who listen to the page. */
export const hidden = defineStyles('hidden', {
  root: { ...wordsForListeners, margin: -1, padding: 0, border: 0 },
});
