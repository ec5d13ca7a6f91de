import { coveringControl } from '../../kit/style/covering-control.ts';
import { defineStyles } from '../../kit/style/define-styles.ts';

export const formStyles = defineStyles('product-reviews-form', {
  root: {
    marginBlockStart: 'var(--s-3)',
    scrollMarginBlockStart: 'var(--s-8)',
    '@media print': { display: 'none' },
  },
  open: {
    display: 'inline-flex',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &': { background: 'var(--surface)', borderColor: 'var(--ink)' },
  },
  form: { display: 'grid', gap: 'var(--s-2)', maxWidth: '36rem', marginBlockStart: 'var(--s-2)' },
  about: { margin: 0, fontWeight: 650 },
  stars: {
    display: 'flex',
    width: 'fit-content',
    marginInlineStart: 'calc(var(--s-1) * -1)',
    '& label': {
      position: 'relative',
      padding: 'var(--s-1)',
      cursor: 'pointer',
      color: 'var(--line-strong)',
    },
    '& input': { ...coveringControl, cursor: 'inherit' },
    '& svg': {
      display: 'block',
      width: '2rem',
      height: '2rem',
      borderRadius: 'var(--r-xs)',
      fill: 'transparent',
      stroke: 'currentColor',
      strokeWidth: 1.5,
      strokeLinejoin: 'round',
    },
    // The one that is chosen, and all before it.
    '& label:has(:checked),& label:has(~ label :checked)': { color: 'var(--star)' },
    '& label:has(:checked) svg,& label:has(~ label :checked) svg': { fill: 'currentColor' },
    '& :focus-visible + svg': { outline: '3px solid var(--focus)', outlineOffset: 2 },
  },
  choices: { display: 'flex', flexWrap: 'wrap', columnGap: 'var(--s-3)' },
  pair: {
    display: 'grid',
    gap: 'var(--s-2)',
    '@container from(phone-large)': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  },
  legal: {
    margin: 0,
    color: 'var(--ink-3)',
    fontSize: 'var(--text-xs)',
    lineHeight: 1.5,
    '& a': { paddingBlock: '.1875rem', color: 'var(--brand-strong)' },
  },
  answer: {
    margin: 0,
    padding: 'var(--s-15) var(--s-2)',
    borderRadius: 'var(--r-md)',
    background: 'var(--error-soft)',
    fontSize: 'var(--text-sm)',
    whiteSpace: 'pre-line',
    '&[data-answer=good]': { background: 'var(--success-soft)' },
  },
});
