import { defineStyles } from '../style/define-styles.ts';

/** What the pages of ordering share: steps above, the form, and beside it what is ordered. */
export const checkoutStyles = defineStyles('checkout', {
  root: { paddingBlock: 'var(--s-2) var(--section)' },
  columns: {
    '@container from(laptop)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) 23.5rem',
      gridTemplateAreas: '"main aside"',
      columnGap: '3rem',
      alignItems: 'start',
    },
  },
  main: {
    gridArea: 'main',
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-3)',
    minWidth: 0,
    // Lines that are easy to read, and fields that are as long as what is typed.
    '@container from(laptop)': { maxWidth: '44rem' },
  },
  title: {
    margin: 0,
    fontSize: 'var(--text-3xl)',
    fontWeight: 700,
    lineHeight: 1.15,
    letterSpacing: '-.018em',
    textWrap: 'balance',
  },
  text: { margin: 0, maxWidth: '38rem', color: 'var(--ink-2)', textWrapStyle: 'pretty' },
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-3)',
    minWidth: 0,
    '& > [hidden]': { display: 'none' },
  },
  /** Fields that belong together, below a heading of their own. */
  group: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-2)',
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
  },
  heading: {
    margin: 0,
    padding: '0 0 var(--s-15)',
    fontSize: 'var(--text-lg)',
    fontWeight: 650,
    lineHeight: 1.3,
  },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    alignItems: 'start',
    gap: 'var(--s-2)',
    '@container from(tablet)': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  },
  /** A long field and a short one, side by side on a phone, too. */
  longShort: {
    display: 'grid',
    alignItems: 'start',
    gap: 'var(--s-2)',
    gridTemplateColumns: 'minmax(0,3fr) minmax(7.75rem,1fr)',
  },
  shortLong: {
    display: 'grid',
    alignItems: 'start',
    gap: 'var(--s-2)',
    gridTemplateColumns: 'minmax(7.75rem,1fr) minmax(0,3fr)',
  },
  /** What is short to type. */
  short: { '@container from(tablet)': { maxWidth: '20rem' } },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--s-15) var(--s-3)',
    margin: 0,
    '& > :not($link)': { flex: '1 1 100%' },
    '@container from(tablet)': { '& > :not($link)': { flex: '0 1 auto', width: 'auto', minWidth: '18rem' } },
  },
  link: {
    paddingBlock: '.1875rem',
    color: 'var(--brand-strong)',
    fontSize: 'var(--text-sm)',
    textUnderlineOffset: '.15em',
  },
  note: { margin: 0, color: 'var(--ink-3)', fontSize: 'var(--text-sm)', textWrapStyle: 'pretty' },
});
