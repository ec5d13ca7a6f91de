import { coveringControl } from '../../kit/style/covering-control.ts';
import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('survey-rating', {
  panel: {
    display: 'grid',
    gap: 'var(--s-15)',
    justifyItems: 'center',
    maxWidth: '40rem',
    margin: '0 auto',
    boxSizing: 'border-box',
    padding: 'var(--s-3) var(--s-2)',
    borderRadius: 'var(--r-lg)',
    background: 'var(--surface)',
    textAlign: 'center',
    scrollMarginBlockStart: 'var(--s-8)',
    '@media print': { display: 'none' },
  },
  title: { margin: 0, fontSize: 'var(--text-lg)', fontWeight: 650, lineHeight: 1.35, textWrap: 'balance' },
  form: { display: 'grid', gap: 'var(--s-15)', justifyItems: 'center', width: '100%', minWidth: 0 },
  steps: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    '& label': { position: 'relative', padding: '.375rem', cursor: 'pointer', color: 'var(--ink-3)' },
    '& input': { ...coveringControl, cursor: 'inherit' },
    '& svg': {
      display: 'block',
      width: '2.5rem',
      height: '2.5rem',
      borderRadius: '50%',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.6,
      strokeLinecap: 'round',
    },
    '& label:hover': { color: 'var(--ink)' },
    // Chosen is told by ground and thickness, not by colour alone.
    '& :checked + svg': { background: 'var(--brand-soft)', color: 'var(--brand-strong)', strokeWidth: 2.2 },
    '& :focus-visible + svg': { outline: '3px solid var(--focus)', outlineOffset: 2 },
    '@media (forced-colors:active)': { '& :checked + svg': { outline: '3px solid Highlight' } },
  },
  ends: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 'var(--s-2)',
    margin: 0,
    color: 'var(--ink-2)',
    fontSize: 'var(--text-xs)',
  },
  comment: {
    width: '100%',
    textAlign: 'start',
    // Asked when there is an answer to say something about.
    'form:not(:has(:checked)) &': { display: 'none' },
  },
  fault: {
    margin: 0,
    fontWeight: 500,
    '&[role=alert]': { color: 'var(--error)', fontSize: 'var(--text-sm)' },
  },
  thanks: {
    display: 'flex',
    gap: 'var(--s-1)',
    margin: 0,
    '& svg': { flex: 'none', width: '1.5rem', height: '1.5rem', color: 'var(--success)' },
  },
});
