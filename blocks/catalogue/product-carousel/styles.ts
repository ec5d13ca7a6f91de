import { defineStyles } from '../../kit/style/define-styles.ts';

/** Width of a card when `count` of them and a part of the next are in view; the cut edge says that there is more. */
const cards = (count: number): string => `calc((100% - ${count}*var(--gap)) / ${count}.3)`;
const whole = (count: number): string => `calc((100% - ${count - 1}*var(--gap)) / ${count})`;

/** Room for the focus ring, which the row would cut off. */
const room = '.375rem';
const bleed = `max(var(--gutter),${room})`;

export const styles = defineStyles('product-carousel', {
  // Six rows, which the cards share: picture, brand, name, rating, price, labels.
  row: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridTemplateRows: 'repeat(6,auto)',
    gridAutoColumns: cards(2),
    columnGap: 'var(--gap)',
    margin: `-${room} calc(-1*${bleed}) 0`,
    padding: `${room} ${bleed}`,
    scrollPaddingInline: bleed,
    listStyle: 'none',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--line-strong) transparent',
    '& > li': { scrollSnapAlign: 'start' },
    '@container (max-width:17rem)': { gridAutoColumns: cards(1) },
    '@container from(tablet)': { gridAutoColumns: cards(3) },
    '@container from(laptop)': { gridAutoColumns: cards(4) },
    '@container from(wide)': { gridAutoColumns: cards(5) },
    '@media print': {
      gridAutoFlow: 'row',
      gridTemplateRows: 'none',
      gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
    },
  },
  // Few enough to stand side by side: then none is cut.
  few: {
    '@container from(laptop)': { gridAutoColumns: whole(4) },
    '@container from(wide)': { gridAutoColumns: whole(5) },
  },
});
