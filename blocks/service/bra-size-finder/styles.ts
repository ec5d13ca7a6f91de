import { defineStyles } from '../../kit/style.ts';

const panel = {
  boxSizing: 'border-box',
  padding: 'var(--s-3) var(--s-2)',
  // Seen in forced colours only, where grounds are not.
  border: '1px solid transparent',
  borderRadius: 'var(--r-lg)',
  background: 'var(--surface)',
  minWidth: 0,
  '@container from(tablet)': { padding: 'var(--s-3)' },
} as const;

export const styles = defineStyles('bra-size-finder', {
  root: { scrollMarginBlockStart: 'var(--s-8)' },
  text: {
    margin: 'var(--s-1) 0 0',
    maxWidth: '60ch',
    color: 'var(--ink-2)',
    fontSize: 'var(--text-lg)',
    lineHeight: 1.45,
    textWrapStyle: 'pretty',
  },
  parts: {
    display: 'grid',
    gap: 'var(--s-4)',
    marginBlockStart: 'var(--s-3)',
    '@container from(laptop)': {
      gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
      columnGap: 'var(--s-5)',
      alignItems: 'start',
    },
  },
  finder: { display: 'grid', gap: 'var(--s-3)', minWidth: 0 },
  form: {
    display: 'grid',
    gap: 'var(--s-2)',
    minWidth: 0,
    '@container from(tablet)': {
      gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
      columnGap: 'var(--s-3)',
      alignItems: 'start',
    },
  },
  find: { '@container from(tablet)': { gridColumn: '1/-1', justifySelf: 'start', minWidth: '12rem' } },
  outcome: { ...panel, display: 'grid', gap: 'var(--s-15)', background: 'var(--brand-soft)' },
  name: { margin: 0, fontSize: 'var(--text-lg)', fontWeight: 650, lineHeight: 1.3, textWrap: 'balance' },
  size: {
    margin: 0,
    fontSize: 'var(--text-display)',
    fontWeight: 750,
    lineHeight: 1,
    letterSpacing: '-.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  reason: {
    margin: 0,
    maxWidth: '60ch',
    lineHeight: 1.5,
    textWrapStyle: 'pretty',
    '& a': { color: 'var(--brand-strong)' },
  },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s-1) var(--s-3)', margin: 0 },
  again: { paddingBlock: '.1875rem', color: 'var(--brand-strong)' },
  measure: {
    ...panel,
    display: 'grid',
    gap: 'var(--s-2)',
    lineHeight: 1.5,
    scrollMarginBlockStart: 'var(--s-8)',
  },
  drawing: {
    width: '100%',
    maxWidth: '15rem',
    height: 'auto',
    marginInline: 'auto',
    fill: 'none',
    stroke: 'var(--ink-3)',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& text': {
      fill: 'var(--on-brand)',
      stroke: 'none',
      fontSize: '15px',
      fontWeight: 700,
      textAnchor: 'middle',
    },
  },
  tape: {
    stroke: 'var(--brand)',
    strokeWidth: 2.5,
    '& circle': { fill: 'var(--brand)' },
  },
  steps: {
    display: 'grid',
    gap: 'var(--s-1)',
    margin: 0,
    paddingInlineStart: '1.5em',
    '& li': { textWrapStyle: 'pretty' },
    '& li::marker': { fontWeight: 700, color: 'var(--brand-strong)' },
  },
  tip: { margin: 0, color: 'var(--ink-2)', fontSize: 'var(--text-sm)', textWrapStyle: 'pretty' },
});
