import { coverPicture } from '../../kit/picture/cover-picture.ts';
import { roundButton } from '../../kit/style/round-button.ts';
import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('carousel', {
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--s-1) var(--s-2)',
    marginBlockEnd: 'var(--s-2)',
    '@media (scripting:none)': { '& $controls': { display: 'none' } },
  },
  // Beside the buttons as long as its longest word has room there.
  title: { flex: '1 1 min-content' },
  controls: { display: 'flex', gap: 'var(--s-1)', marginInlineStart: 'auto' },
  control: {
    ...roundButton,
    border: '1.5px solid var(--line-strong)',
    color: 'var(--ink)',
    transition: 'background-color var(--t-fast),border-color var(--t-fast)',
    '&:hover': { background: 'var(--surface)', borderColor: 'var(--ink)' },
  },
  back: { '& svg': { scale: '-1 1' } },
  play: { '[data-state=playing] &': { display: 'none' } },
  pause: { display: 'none', '[data-state=playing] &': { display: 'block' } },
  track: {
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    gap: 'var(--gap)',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    // Room for the focus ring of what stands in a slide.
    margin: '-.375rem',
    padding: '.375rem',
    scrollPaddingInline: '.375rem',
    borderRadius: 'var(--r-md)',
    // Where no button moves it, the bar shows that it can be moved.
    '@media (scripting:none)': { scrollbarWidth: 'thin' },
    '@media print': { gridAutoFlow: 'row', overflow: 'visible' },
  },
  // The next one is cut at the edge, to show that there is more; few share the whole width.
  several: {
    gridAutoColumns: 'minmax(78%,1fr)',
    '@container from(tablet)': { gridAutoColumns: 'minmax(calc((100% - var(--gap)) / 2.2),1fr)' },
    '@container from(laptop)': { gridAutoColumns: 'minmax(calc((100% - 2 * var(--gap)) / 3.15),1fr)' },
    '@container from(desktop)': { gridAutoColumns: 'minmax(calc((100% - 3 * var(--gap)) / 4.15),1fr)' },
  },
  // Where all are in view there is nothing to move.
  two: { '@container from(tablet)': { display: 'none' } },
  three: { '@container from(laptop)': { display: 'none' } },
  four: { '@container from(desktop)': { display: 'none' } },
  slide: {
    minWidth: 0,
    containerType: 'inline-size',
    scrollSnapAlign: 'start',
    // Blocks in here end where the slide ends.
    '--gutter': '0px',
    '--section': '0px',
  },
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gridTemplateRows: 'auto 1fr',
    boxSizing: 'border-box',
    overflow: 'hidden',
    height: '100%',
    borderRadius: 'var(--r-lg)',
    background: 'var(--surface)',
    '@container from(laptop)': {
      '&:has($media)': {
        gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
        gridTemplateRows: 'auto',
        alignItems: 'center',
      },
    },
    '@media (forced-colors:active)': { border: '1px solid' },
  },
  media: {
    overflow: 'hidden',
    aspectRatio: '16/10',
    background: 'var(--surface-2)',
    '@container from(laptop)': { aspectRatio: 'auto', height: 'clamp(17rem,32cqi,27rem)' },
  },
  picture: coverPicture(),
  words: { padding: 'var(--s-3) var(--s-2)', '@container from(laptop)': { padding: 'var(--s-4)' } },
});
