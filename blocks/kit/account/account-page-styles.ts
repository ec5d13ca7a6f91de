import { defineStyles } from '../style/define-styles.ts';

/** What the pages of the account share: their title, cards in a list, and a table of what was booked or issued. */
export const accountPage = defineStyles('account-page', {
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-3)',
    paddingBlock: 'var(--s-3) var(--section)',
  },
  title: {
    margin: 0,
    fontSize: 'var(--text-3xl)',
    fontWeight: 700,
    lineHeight: 1.15,
    letterSpacing: '-.018em',
    textWrap: 'balance',
  },
  text: {
    margin: 0,
    maxWidth: '38rem',
    color: 'var(--ink-2)',
    textWrapStyle: 'pretty',
  },
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-2)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-15)',
    padding: 'var(--s-2)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-lg)',
    background: 'var(--raised)',
    overflowWrap: 'anywhere',
    '& p': { margin: 0 },
    '@container from(tablet)': { padding: 'var(--s-3)' },
  },
  /** Names with what they say, side by side where there is room. */
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--s-1) var(--s-4)',
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: 'var(--ink-2)', fontSize: 'var(--text-sm)' },
    '& dd': { margin: 0, fontWeight: 650 },
  },
  link: {
    justifySelf: 'start',
    paddingBlock: '.1875rem',
    color: 'var(--brand-strong)',
    fontWeight: 650,
    textUnderlineOffset: '.15em',
  },
  /** The amount that a page is about, and the one that should have come. */
  figure: { fontSize: 'var(--text-2xl)' },
  lateFigure: { fontSize: 'var(--text-2xl)', color: 'var(--error)' },
  /** Links side by side where there is room. */
  ways: { display: 'flex', flexWrap: 'wrap', gap: 'var(--s-1) var(--s-3)', margin: 0 },
  /** A button in a card, as wide as its words. */
  act: { justifySelf: 'start' },
  late: { color: 'var(--error)', fontWeight: 650 },
  quiet: { color: 'var(--ink-2)', fontSize: 'var(--text-sm)' },
});
