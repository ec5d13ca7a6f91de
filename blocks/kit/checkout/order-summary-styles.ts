import { defineStyles } from '../style/define-styles.ts';
import { foldSign } from '../style/fold-styles.ts';

/** On a phone a line that stays in view and opens; where there is room a panel that is always open. */
export const orderSummary = defineStyles('order-summary', {
  root: {
    gridArea: 'aside',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 'var(--z-sticky)',
    // What is jumped to, or has the focus, is not below it.
    'html:has(&)': { scrollPaddingBlockStart: '6rem' },
    marginInline: 'calc(-1*var(--gutter))',
    marginBlockEnd: 'var(--s-3)',
    background: 'var(--surface)',
    // What is open is as long as it is, and moves with the page.
    '&:has(> [open])': { position: 'static' },
    '@media (forced-colors:active)': { borderBlock: '1px solid' },
    '@container from(laptop)': {
      '&, &:has(> [open])': { position: 'sticky' },
      insetBlockStart: 'var(--s-2)',
      maxHeight: 'calc(100dvh - var(--s-4))',
      overflowY: 'auto',
      marginInline: 0,
      marginBlockEnd: 0,
      borderRadius: 'var(--r-lg)',
    },
    '@media (max-height:30rem)': { position: 'static' },
  },
  details: {
    '@container from(laptop)': {
      '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' },
    },
    '@media print': { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' } },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--s-15)',
    minHeight: '3.25rem',
    padding: '0 var(--gutter)',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: -3 },
    '&::after': { ...foldSign, flex: 'none' },
    '[open] > &::after': { content: ['"\u2212"', '"\u2212"/""'] },
    '@media print': { '&::after': { display: 'none' } },
    // There it is a heading, and nothing to press.
    '@container from(laptop)': {
      padding: 'var(--s-3) var(--s-3) 0',
      minHeight: 0,
      pointerEvents: 'none',
      '&::after, [open] > &::after': { display: 'none' },
    },
  },
  name: {
    flex: '1 1 0',
    minWidth: 0,
    fontSize: 'var(--text-sm)',
    fontWeight: 650,
    lineHeight: 1.3,
    '& small': { display: 'block', color: 'var(--ink-2)', fontSize: 'var(--text-xs)', fontWeight: 400 },
    '@container from(laptop)': {
      fontSize: 'var(--text-xl)',
      fontWeight: 700,
      letterSpacing: '-.015em',
      '& small': { marginBlockStart: 'var(--s-05)', fontSize: 'var(--text-sm)', letterSpacing: 0 },
    },
  },
  total: { fontSize: 'var(--text-lg)', fontWeight: 700, '@container from(laptop)': { display: 'none' } },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    justifyItems: 'start',
    gap: 'var(--s-2)',
    padding: 'var(--s-1) var(--gutter) var(--s-3)',
    '& > :not(a)': { width: '100%' },
    '@container from(laptop)': { padding: 'var(--s-2) var(--s-3) var(--s-3)' },
  },
});
