import { defineStyles } from '../../kit/style/define-styles.ts';
import { half } from './places.ts';

export const styles = defineStyles('look', {
  title: { marginBlockEnd: 'var(--s-1)' },
  text: { margin: '0 0 var(--s-3)', maxWidth: '60ch', color: 'var(--ink-2)', textWrapStyle: 'pretty' },
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-3)',
    marginBlockStart: 'var(--s-3)',
  },
  tall: {
    '@container from(laptop)': {
      gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
      gap: 'var(--s-5)',
      alignItems: 'start',
      '& $stage': { position: 'sticky', top: 'var(--s-3)' },
    },
  },
  // On a phone it keeps its height and is moved sideways, so that spots stay apart.
  wide: {
    '@container (max-width:27rem)': {
      '& $canvas': { width: 'max-content' },
      '& $picture': { width: 'auto', height: '17rem' },
      // The first spot is in view at once, wherever on the picture it is.
      '& $stage': { scrollSnapType: 'x mandatory' },
      '& $spot': { scrollSnapAlign: 'center' },
    },
  },
  stage: { borderRadius: 'var(--r-lg)', overflowX: 'auto', scrollbarWidth: 'thin' },
  canvas: { position: 'relative' },
  picture: {
    display: 'block',
    width: '100%',
    maxWidth: 'none',
    height: 'auto',
    background: 'var(--surface-2)',
    filter: 'var(--pic)',
  },
  // Light in both modes, as pictures are.
  spot: {
    position: 'absolute',
    boxSizing: 'border-box',
    width: '2.75rem',
    height: '2.75rem',
    margin: `-${half} 0 0 -${half}`,
    padding: 0,
    border: '.375rem solid transparent',
    borderRadius: 'var(--r-pill)',
    background: 'var(--bg) padding-box',
    color: 'var(--ink)',
    font: '700 var(--text-sm)/1 var(--font)',
    colorScheme: 'light',
    cursor: 'pointer',
    '&:hover': { background: 'var(--brand-strong) padding-box', color: 'var(--on-brand)' },
    '@media print': { display: 'none' },
  },
  card: {
    boxSizing: 'border-box',
    width: 'min(18rem,100vw - 2*var(--s-2))',
    padding: 'var(--s-2)',
    border: 0,
    borderRadius: 'var(--r-md)',
    background: 'var(--raised)',
    color: 'var(--ink)',
    boxShadow: 'var(--sh-3)',
    '&:popover-open': { display: 'grid', justifyItems: 'start', gap: 'var(--s-05)' },
    // Elsewhere the browser shows it in the middle of the window.
    '@supports (position-area:block-end)': {
      inset: 'auto',
      margin: '.25rem',
      positionArea: 'block-end',
      positionTryFallbacks: 'flip-block,block-end span-inline-end,block-end span-inline-start',
    },
    '@media (forced-colors:active)': { border: '1px solid CanvasText' },
  },
  brand: { margin: 0, color: 'var(--ink-3)', fontSize: 'var(--text-xs)' },
  name: {
    paddingBlock: '.1875rem',
    color: 'var(--ink)',
    fontSize: 'var(--text-sm)',
    fontWeight: 650,
    lineHeight: 1.4,
  },
  // A column of its own: the products are as many beside each other as it has room for.
  side: { containerType: 'inline-size', minWidth: 0 },
  list: {
    counterReset: 'spot',
    // Five or six stand in one row where there is room, rather than one or two below four.
    '@container from(laptop)': {
      '&:has(> :nth-child(5):last-child)': { gridTemplateColumns: 'repeat(5,minmax(0,1fr))' },
      '&:has(> :nth-child(6):last-child)': { gridTemplateColumns: 'repeat(6,minmax(0,1fr))' },
    },
    '& > li': { counterIncrement: 'spot' },
    '& > li::before': {
      content: 'counter(spot)',
      // In the corner of the picture: its row of the card is what holds it.
      position: 'absolute',
      gridArea: '1/1/2/2',
      inset: 'auto auto calc(var(--s-15) + var(--s-1)) var(--s-1)',
      zIndex: 1,
      display: 'grid',
      placeItems: 'center',
      width: '1.75rem',
      height: '1.75rem',
      borderRadius: 'var(--r-pill)',
      background: 'var(--bg)',
      color: 'var(--ink)',
      font: '700 var(--text-xs)/1 var(--font)',
      colorScheme: 'light',
      pointerEvents: 'none',
    },
  },
  note: { margin: 0, color: 'var(--ink-3)', fontSize: 'var(--text-xs)' },
});
