import { outlines } from '../icon/outlines.ts';
import { badge } from '../style/badge-styles.ts';
import { roundButton } from '../style/round-button.ts';
import { defineStyles } from '../style/define-styles.ts';
import { priceStyles } from './price-styles.ts';

/** A plus in a magnifying glass, as a mask like the heart. */
const plus = `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM16 16l4.5 4.5M11 8v6M8 11h6' fill='none' stroke='%23000' stroke-width='1.8' stroke-linecap='round'/></svg>")`;

/** The ground of a sign on a picture, which may have any colour. */
const disc = {
  content: '""',
  gridArea: '1/1',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: 'var(--r-pill)',
  background: 'color-mix(in srgb,var(--bg) 94%,transparent)',
};

/** The sign on it, cut out by a mask. */
const sign = {
  content: '""',
  gridArea: '1/1',
  width: '1.25rem',
  height: '1.25rem',
  background: 'currentColor',
};

/**
 * One card: six rows (picture, brand, name, rating and colours, price, labels) that it shares with its neighbours, so that
 * prices stand on one line whatever the length of the names.
 */
export const productStyles = defineStyles('product', {
  root: {
    position: 'relative',
    display: 'grid',
    gridRow: 'span 6',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0,1fr)',
    rowGap: 0,
    alignItems: 'start',
    paddingBlockEnd: '1.75rem',
    '@container from(laptop)': { paddingBlockEnd: '2.5rem' },
    [`& > .${badge.root}, & > $badges`]: {
      position: 'absolute',
      insetBlockStart: 'var(--s-1)',
      insetInlineStart: 'var(--s-1)',
      maxWidth: 'calc(100% - 4rem)',
    },
    [`& > .${priceStyles.root}`]: { gridRow: 5, marginBlockStart: '.25rem' },
  },
  picture: {
    gridRow: 1,
    display: 'block',
    marginBlockEnd: 'var(--s-15)',
    width: '100%',
    height: 'auto',
    aspectRatio: 'var(--product-shape,5/6)',
    objectFit: 'cover',
    background: 'var(--surface-2)',
    filter: 'var(--pic)',
    // Zooms within its own frame without an element around it.
    clipPath: 'inset(0 round var(--r-md))',
    '@media (hover:hover) and (prefers-reduced-motion:no-preference)': {
      transition: 'scale var(--t-slow) var(--ease),clip-path var(--t-slow) var(--ease)',
      '$root:hover > &': { scale: '1.025', clipPath: 'inset(1.22% round var(--r-md))' },
    },
  },
  faded: { opacity: 0.55 },
  brand: {
    gridRow: 2,
    fontSize: 'var(--text-xs)',
    lineHeight: 1.4,
    color: 'var(--ink-3)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  name: {
    gridRow: 3,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    marginBlock: '.125rem .25rem',
    paddingBlockEnd: '.0625rem',
    borderRadius: 'var(--r-xs)',
    color: 'var(--ink)',
    fontSize: 'var(--text-sm)',
    fontWeight: 450,
    lineHeight: 1.4,
    textDecoration: 'none',
    '@container from(laptop)': { fontSize: '.9375rem' },
    // The whole card is the link.
    '&[href]::after': { content: '""', position: 'absolute', inset: 0 },
  },
  facts: {
    gridRow: 4,
    display: 'flex',
    // In large type the colours come below the stars.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--s-1)',
    minHeight: '1.25rem',
  },
  // In a line of its own above the stars.
  known: { flexBasis: '100%', color: 'var(--ink-2)', fontSize: 'var(--text-xs)', lineHeight: 1.4 },
  colours: {
    display: 'none',
    alignItems: 'center',
    gap: '.3125rem',
    fontSize: 'var(--text-xs)',
    color: 'var(--ink-2)',
    '@container from(tablet)': { display: 'flex' },
    '& svg': {
      display: 'block',
      height: '1rem',
      stroke: 'var(--line-strong)',
      strokeOpacity: 0.7,
      forcedColorAdjust: 'none',
    },
    // Their places are the same on every card and would cost bytes on each.
    '& circle': { cx: '8px', cy: '8px', r: '7.5px' },
    '& :nth-child(2)': { cx: '27px' },
    '& :nth-child(3)': { cx: '46px' },
    '& :nth-child(4)': { cx: '65px' },
    '& :nth-child(5)': { cx: '84px' },
  },
  labels: {
    gridRow: 6,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--s-05) var(--s-1)',
    marginBlockStart: 'var(--s-1)',
  },
  sheet: {
    position: 'relative',
    zIndex: 1,
    flex: '1 1 4rem',
    paddingBlock: '.3125rem',
    color: 'var(--ink-2)',
    fontSize: 'var(--text-xs)',
    lineHeight: 1.2,
    textUnderlineOffset: '.15em',
    '&:hover': { color: 'var(--ink)' },
  },
  supply: {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--s-05)',
    flex: '1 1 100%',
    fontSize: 'var(--text-xs)',
    color: 'var(--ink-2)',
    '& svg': {
      width: '1rem',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.8,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  },
  // The way to look at the product without leaving the list; for those who point, and for keys.
  quick: {
    ...roundButton,
    position: 'absolute',
    // Below the heart.
    insetBlockStart: '3rem',
    insetInlineEnd: '.25rem',
    zIndex: 1,
    color: 'var(--ink)',
    colorScheme: 'light',
    opacity: 0,
    transition: 'opacity var(--t-fast)',
    '&::before': disc,
    '&::after': {
      ...sign,
      mask: plus,
      forcedColorAdjust: 'none',
    },
    '$root:hover &, &:focus-visible': { opacity: 1 },
    '@media (hover:none)': { display: 'none' },
    '@media (forced-colors:active)': { color: 'LinkText' },
    '@media print': { display: 'none' },
  },
  badges: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--s-05)',
  },
  heart: {
    ...roundButton,
    position: 'absolute',
    insetBlockStart: '.25rem',
    insetInlineEnd: '.25rem',
    zIndex: 1,
    color: 'var(--ink)',
    colorScheme: 'light',
    // The disc, and the heart on it.
    '&::before': disc,
    '&::after': {
      ...sign,
      mask: heart("fill='none' stroke='%23000' stroke-width='1.8'"),
      transition: 'background-color var(--t-fast)',
      forcedColorAdjust: 'none',
    },
    '&:hover': { color: 'var(--heart)' },
    '&[aria-pressed=true]': { color: 'var(--heart)', '&::after': { mask: heart('') } },
    '@media (forced-colors:active)': { border: '1px solid', '&, &:hover': { color: 'ButtonText' } },
  },
});

/** The heart as a mask, so that no card carries its outline. */
function heart(paint: string): string {
  return `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${outlines.heart}' ${paint}/></svg>")`;
}
