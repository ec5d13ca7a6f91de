import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('credit-information', {
  text: { margin: 0, textWrapStyle: 'pretty', overflowWrap: 'anywhere' },
  heading: {
    margin: 'var(--s-1) 0 0',
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
  table: { overflowWrap: 'anywhere', '& td:is(td)': { whiteSpace: 'normal' } },
  end: { '&:is(th,td)': { textAlign: 'end' } },
});
