import { defineStyles } from '../style/define-styles.ts';

/** Parts of pages of ordering: what was told, plans, and the cards of what can be chosen. */
export const checkoutParts = defineStyles('checkout-part', {
  /** What was told, with the way to change it. */
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    alignContent: 'start',
    gap: 'var(--s-1)',
    padding: 'var(--s-2)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-md)',
    background: 'var(--raised)',
    fontSize: 'var(--text-sm)',
    lineHeight: 1.5,
    '& p': { margin: 0, textWrapStyle: 'pretty', overflowWrap: 'anywhere' },
  },
  cardHead: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 var(--s-2)',
    '& > :is(h2,h3)': { margin: 0, fontSize: 'var(--text-md)', fontWeight: 650, lineHeight: 1.4 },
    '& > a': {
      paddingBlock: '.1875rem',
      color: 'var(--brand-strong)',
      textUnderlineOffset: '.15em',
    },
  },
  lines: { display: 'grid', margin: 0, overflowWrap: 'anywhere' },
  plan: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 'var(--text-sm)',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { paddingBlockEnd: 'var(--s-05)', textAlign: 'start', fontWeight: 650 },
    '& th, & td': {
      padding: '.4375rem 0',
      borderBlockEnd: '1px solid var(--line)',
      fontWeight: 400,
      textAlign: 'start',
      verticalAlign: 'baseline',
    },
    '& td': { paddingInlineStart: 'var(--s-2)', textAlign: 'end', whiteSpace: 'nowrap' },
    '& tr:last-child > *': { borderBlockEnd: 0 },
  },
  planTotal: { '& > th, & > td': { fontWeight: 700 } },
  link: {
    justifySelf: 'start',
    paddingBlock: '.1875rem',
    color: 'var(--brand-strong)',
    fontSize: 'var(--text-sm)',
    textUnderlineOffset: '.15em',
  },
});
