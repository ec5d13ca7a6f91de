import { type CSSObject, defineStyles } from '../../kit/style/define-styles.ts';
import { facetStyles } from './facet-styles.ts';
import { tools } from './tools-styles.ts';

const plainList: CSSObject = { margin: 0, padding: 0, listStyle: 'none' };

/** Room for focus rings, which what scrolls would cut off. */
const room = '.375rem';

/** A row that scrolls sideways on a phone, cut at the edge to show that, and breaks into lines elsewhere. */
const row: CSSObject = {
  ...plainList,
  display: 'flex',
  gap: 'var(--s-1)',
  margin: `-${room} calc(-1*var(--gutter))`,
  padding: `${room} var(--gutter)`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flex: 'none' },
  '@container from(laptop)': { flexWrap: 'wrap', margin: 0, padding: 0, overflow: 'visible' },
};

const pill: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--s-1)',
  boxSizing: 'border-box',
  minHeight: '2.5rem',
  padding: '0 var(--s-2)',
  borderRadius: 'var(--r-pill)',
  color: 'var(--ink)',
  fontSize: 'var(--text-sm)',
  fontWeight: 550,
  textDecoration: 'none',
};

const underlined: CSSObject = {
  paddingBlock: '.1875rem',
  color: 'var(--brand-strong)',
  fontWeight: 650,
  textUnderlineOffset: '.2em',
};

export const styles = defineStyles('product-listing', {
  root: {
    paddingBlock: 'var(--s-1) calc(var(--section) / 2)',
    // Takes long only sometimes: what is shown fades when it does.
    '&[aria-busy=true] $results': {
      opacity: 0.5,
      transition: 'opacity var(--t-base) var(--t-base)',
    },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: 'var(--s-05) var(--s-15)',
    marginBlockEnd: 'var(--s-2)',
    // What is shown instead of a list, below what leads elsewhere.
    '$categories + &': { marginBlockStart: 'var(--s-5)' },
  },
  title: {
    margin: 0,
    minWidth: 0,
    fontSize: 'var(--text-3xl)',
    fontWeight: 700,
    lineHeight: 1.15,
    letterSpacing: '-.018em',
    textWrap: 'balance',
  },
  count: { margin: 0, color: 'var(--ink-2)', fontVariantNumeric: 'tabular-nums' },
  note: {
    flex: '1 1 100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 var(--s-2)',
    margin: 0,
    color: 'var(--ink-3)',
    fontSize: 'var(--text-xs)',
    '@container from(tablet)': { flex: '1 1 auto' },
  },
  more: {
    ...underlined,
    minHeight: '1.5rem',
    paddingInline: 0,
    border: 0,
    background: 'none',
    font: '550 var(--text-xs)/1.4 var(--font)',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
  ranking: {
    '&:popover-open': {
      display: 'grid',
      gap: 'var(--s-15)',
      justifyItems: 'start',
      boxSizing: 'border-box',
      width: 'min(30rem,100vw - 2*var(--gutter))',
      maxHeight: 'calc(100dvh - 2*var(--gutter))',
      padding: 'var(--s-3)',
      border: 0,
      borderRadius: 'var(--r-lg)',
      background: 'var(--raised)',
      boxShadow: 'var(--sh-3)',
      color: 'var(--ink)',
      fontSize: 'var(--text-sm)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      '@media (forced-colors:active)': { border: '1px solid' },
    },
    '&::backdrop': { background: 'var(--scrim)' },
    '& h2, & p': { margin: 0 },
    '& h2': { fontSize: 'var(--text-xl)', lineHeight: 1.2 },
    '& p': { textWrapStyle: 'pretty' },
  },
  notices: {
    ...plainList,
    display: 'grid',
    gap: 'var(--s-05)',
    marginBlockEnd: 'var(--s-2)',
    padding: 'var(--s-15) var(--s-2)',
    borderRadius: 'var(--r-md)',
    background: 'var(--brand-soft)',
    fontSize: 'var(--text-sm)',
    '& li': { display: 'flex', gap: 'var(--s-1)', minWidth: 0 },
    '& li > span': { minWidth: 0 },
  },
  categories: {
    marginBlockEnd: 'var(--s-2)',
    '& ul': row,
    '& a': {
      ...pill,
      border: '1px solid var(--line)',
      '&:hover': { borderColor: 'var(--ink)' },
      '&[aria-current]': { borderColor: 'var(--brand)', background: 'var(--brand-soft)' },
    },
  },
  number: { color: 'var(--ink-3)', fontSize: 'var(--text-xs)', fontVariantNumeric: 'tabular-nums' },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gridTemplateRows: 'auto auto',
    '@container from(laptop)': {
      gridTemplateColumns: '15rem minmax(0,1fr) auto',
      gridTemplateRows: 'auto 1fr',
      columnGap: 'var(--s-5)',
    },
    // Nothing to filter by.
    [`&:not(:has(.${facetStyles.root}))`]: {
      '& > $tools, & > $chips': { display: 'none' },
      '@container from(laptop)': { gridTemplateColumns: 'minmax(0,1fr)' },
      '& > *': { gridColumn: '1/-1' },
    },
  },
  ...tools,
  chips: {
    gridArea: '1/1',
    '& > ul': { ...row, alignItems: 'center', marginBlockEnd: `calc(var(--s-2) - ${room})` },
    '@container from(laptop)': {
      gridArea: '1/2',
      // In line with the order beside it.
      '& > ul': { minHeight: '3rem', marginBlockEnd: 'var(--s-2)' },
    },
  },
  chip: {
    ...pill,
    background: 'var(--surface-2)',
    '&:hover': { background: 'var(--line)' },
    // A cross, in the colour of the words.
    '&::after': {
      content: '""',
      width: '.75rem',
      height: '.75rem',
      background: 'currentColor',
      clipPath:
        'polygon(9% 0,50% 41%,91% 0,100% 9%,59% 50%,100% 91%,91% 100%,50% 59%,9% 100%,0 91%,41% 50%,0 9%)',
      forcedColorAdjust: 'none',
    },
  },
  reset: {
    ...pill,
    ...underlined,
    paddingInline: 'var(--s-1)',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  results: {
    gridArea: '2/1',
    minWidth: 0,
    // The bar of filters floats over the end.
    paddingBlockEnd: '4.5rem',
    '@container from(laptop)': { gridArea: '2/2/3/4', paddingBlockEnd: 0 },
  },
  grid: {
    ...plainList,
    display: 'grid',
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    columnGap: 'var(--gap)',
    '@container (max-width:17rem)': { gridTemplateColumns: 'minmax(0,1fr)' },
    '@container from(tablet)': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
    '@container from(wide)': { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
  },
  // Without filters beside it there is room for one more.
  wide: {
    '@container from(laptop)': { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
    '@container from(wide)': { gridTemplateColumns: 'repeat(5,minmax(0,1fr))' },
  },
  tip: {
    gridRow: 'span 6',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    marginBlockEnd: '1.75rem',
    borderRadius: 'var(--r-md)',
    background: 'var(--brand-soft)',
    overflow: 'clip',
    '@container from(laptop)': { marginBlockEnd: '2.5rem' },
  },
  // As high as the card's row leaves it, never higher than the picture itself would be.
  tipPicture: {
    display: 'block',
    flex: '1 1 0',
    width: '100%',
    minHeight: '6rem',
    objectFit: 'cover',
    background: 'var(--surface-2)',
    filter: 'var(--pic)',
  },
  tipText: {
    display: 'grid',
    gap: 'var(--s-05)',
    padding: 'var(--s-2)',
    fontSize: 'var(--text-sm)',
    '& strong': { fontSize: 'var(--text-lg)', lineHeight: 1.25, letterSpacing: '-.01em' },
    '& p': { margin: 0, color: 'var(--ink-2)' },
  },
  tipLink: { ...underlined, justifySelf: 'start' },
  rest: {
    display: 'grid',
    justifyItems: 'center',
    gap: 'var(--s-15)',
    marginBlockStart: 'var(--s-2)',
    color: 'var(--ink-2)',
    fontSize: 'var(--text-sm)',
    fontVariantNumeric: 'tabular-nums',
    '& p': { margin: 0 },
    '& svg': {
      width: '14rem',
      maxWidth: '100%',
      height: 4,
      borderRadius: 'var(--r-pill)',
      background: 'var(--surface-2)',
      stroke: 'var(--brand)',
      strokeWidth: 4,
      '@media (forced-colors:active)': { stroke: 'Highlight', background: 'GrayText' },
    },
  },
  nothing: {
    display: 'grid',
    gap: 'var(--s-2)',
    justifyItems: 'start',
    maxWidth: '38rem',
    marginBlockEnd: 'var(--s-4)',
    '& p': { margin: 0 },
  },
  nothingText: { fontSize: 'var(--text-lg)', lineHeight: 1.45 },
  hints: {
    display: 'grid',
    gap: 'var(--s-05)',
    margin: 0,
    paddingInlineStart: '1.25em',
    color: 'var(--ink-2)',
    fontSize: 'var(--text-sm)',
  },
  search: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--s-1)',
    width: '100%',
    '& > input': { flex: '1 1 14rem', width: 'auto', minWidth: 0 },
  },
  insteadTitle: {
    margin: '0 0 var(--s-2)',
    fontSize: 'var(--text-2xl)',
    lineHeight: 1.15,
    letterSpacing: '-.018em',
    '$head > &': { margin: 0 },
  },
});
