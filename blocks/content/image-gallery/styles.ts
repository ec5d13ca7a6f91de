import { coverPicture } from '../../kit/picture/cover-picture.ts';
import { pictureLayer, pictureLayerBar, pictureLayerCount } from '../../kit/picture/picture-layer.ts';
import { roundButton } from '../../kit/style/round-button.ts';
import { defineStyles } from '../../kit/style/define-styles.ts';

const round = { ...roundButton, background: 'var(--surface-2)', color: 'var(--ink)' };

export const styles = defineStyles('image-gallery', {
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,max(9rem,22%)),1fr))',
    gap: 'var(--s-2) var(--gap)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  figure: { margin: 0 },
  link: {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    aspectRatio: '4/3',
    borderRadius: 'var(--r-md)',
    background: 'var(--surface-2)',
    cursor: 'zoom-in',
  },
  square: { aspectRatio: '1/1' },
  portrait: { aspectRatio: '3/4' },
  picture: coverPicture('$link'),
  caption: {
    marginBlockStart: '.375rem',
    color: 'var(--ink-2)',
    fontSize: 'var(--text-sm)',
    lineHeight: 1.4,
  },
  layer: pictureLayer,
  bar: pictureLayerBar,
  count: pictureLayerCount,
  close: { ...round, '&:hover': { background: 'var(--line)' } },
  stage: {
    display: 'grid',
    placeItems: 'center',
    minHeight: 0,
    '& img': {
      display: 'block',
      width: '100%',
      height: '100%',
      minHeight: 0,
      objectFit: 'contain',
    },
  },
  text: {
    margin: 0,
    minHeight: '1.4em',
    fontSize: 'var(--text-sm)',
    textAlign: 'center',
    textWrap: 'balance',
  },
  step: { ...round, flex: 'none', '&:hover': { background: 'var(--line)' } },
  back: { '& svg': { scale: '-1 1' } },
});
