import type { CSSObject } from '../style/define-styles.ts';

/** Styles of a dialog that shows pictures over the whole window; to be spread into a part of a block's own, as those below. */
export const pictureLayer: CSSObject = {
  boxSizing: 'border-box',
  width: '100vw',
  maxWidth: '100%',
  height: '100dvh',
  maxHeight: '100%',
  margin: 0,
  padding: 'var(--s-1) var(--gutter) var(--s-2)',
  border: 0,
  background: 'var(--bg)',
  color: 'var(--ink)',
  overscrollBehavior: 'contain',
  '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0,1fr) auto', gap: 'var(--s-1)' },
  '&::backdrop': { background: 'var(--scrim)' },
};

/** Its first row: the count and the buttons. */
export const pictureLayerBar: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--s-2)',
};

/** Which picture of how many it shows. */
export const pictureLayerCount: CSSObject = {
  margin: 0,
  color: 'var(--ink-2)',
  fontSize: 'var(--text-sm)',
  fontVariantNumeric: 'tabular-nums',
};
