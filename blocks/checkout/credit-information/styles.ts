import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('credit-information', {
  text: { margin: 0, textWrapStyle: 'pretty', overflowWrap: 'anywhere' },
  heading: {
    // Nearer to its text than to what stands before it.
    margin: 'var(--s-1) 0 calc(-1 * var(--s-15))',
    fontSize: 'var(--text-lg)',
    fontWeight: 650,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-1)',
    margin: 0,
    overflowWrap: 'anywhere',
    '& dt': { color: 'var(--ink-2)', fontSize: 'var(--text-sm)' },
    '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
    '@container from(tablet)': {
      '& > div': { display: 'grid', gridTemplateColumns: '14rem minmax(0,1fr)', gap: 'var(--s-2)' },
    },
  },
  table: {
    overflowWrap: 'anywhere',
    '& th, & td:is(td)': { paddingInline: '0 var(--s-2)', textAlign: 'start', whiteSpace: 'normal' },
    '& :is(th,td):last-child': { paddingInlineEnd: 0 },
  },
  end: { '&&&:is(th,td)': { textAlign: 'end' } },
});
