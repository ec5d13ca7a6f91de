import { coverPicture } from '../../kit/picture/cover-picture.ts';
import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('teaser-row', {
  list: {
    display: 'grid',
    gap: 'var(--gap)',
    gridTemplateColumns: 'minmax(0,1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  one: {
    // A lone teaser lies down: picture left, words right.
    '@container from(tablet)': {
      '& $teaser': {
        gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
        gridTemplateRows: 'auto',
        alignItems: 'center',
      },
    },
  },
  two: { '@container from(tablet)': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
  three: { '@container from(tablet)': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' } },
  four: {
    '@container from(tablet)': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    '@container from(desktop)': { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
  },
  wideTwo: { '@container from(laptop)': { gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)' } },
  wideThree: {
    '@container from(tablet)': {
      gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
      '& > :first-child': { gridColumn: '1/-1' },
    },
    '@container from(laptop)': {
      gridTemplateColumns: 'minmax(0,2fr) repeat(2,minmax(0,1fr))',
      '& > :first-child': { gridColumn: 'auto' },
    },
  },
  teaser: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gridTemplateRows: 'auto 1fr',
    overflow: 'hidden',
    borderRadius: 'var(--r-lg)',
    background: 'var(--surface)',
  },
  media: {
    overflow: 'hidden',
    aspectRatio: '16/10',
    background: 'var(--surface-2)',
    '@container from(laptop)': { aspectRatio: 'auto', height: 'clamp(15rem,29cqi,25rem)' },
  },
  picture: coverPicture('$teaser'),
  words: {
    padding: 'var(--s-3) var(--s-2)',
    '@container from(laptop)': { padding: 'var(--s-3) var(--s-4) var(--s-4)' },
  },
});
