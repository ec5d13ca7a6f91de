import { defineStyles } from '../style/define-styles.ts';

const box = {
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '3rem',
  padding: '0 .875rem',
  border: '1.5px solid var(--line-strong)',
  borderRadius: 'var(--r-sm)',
  background: 'var(--bg)',
  color: 'var(--ink)',
  font: '400 var(--text-md)/1.5 var(--font)',
  transition: 'border-color var(--t-fast)',
  '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
  '&:hover': { borderColor: 'var(--ink)' },
  '&[aria-invalid=true]': { borderColor: 'var(--error)' },
  '&:disabled': { background: 'var(--surface-2)', color: 'var(--ink-3)', borderColor: 'var(--line-strong)' },
} as const;

/** Fields of forms: label above, box, one line below it that is a hint, a notice or an error. Drawn by `Field`. */
export const field = defineStyles('field', {
  root: { display: 'grid', gap: 'var(--s-05)', minWidth: 0 },
  /** The sentence that explains the star. */
  required: { margin: 0, color: 'var(--ink-3)', fontSize: 'var(--text-sm)' },
  label: { padding: 0, fontSize: 'var(--text-sm)', fontWeight: 600, lineHeight: 1.4 },
  box,
  /** A `<select>` in the same shape; its arrow is drawn, because the native one does not follow the colour mode. */
  select: {
    ...box,
    appearance: 'none',
    paddingInlineEnd: '2.75rem',
    backgroundImage:
      'linear-gradient(45deg,transparent 50%,currentColor 0),linear-gradient(-45deg,transparent 50%,currentColor 0)',
    backgroundPosition: 'right 1.25rem center,right .875rem center',
    backgroundSize: '.4375rem .4375rem',
    backgroundRepeat: 'no-repeat',
    '@media (forced-colors: active)': { appearance: 'auto', backgroundImage: 'none' },
  },
  area: { ...box, minHeight: '7.5rem', paddingBlock: '.625rem', resize: 'vertical' },
  note: {
    display: 'flex',
    gap: '.375rem',
    margin: 0,
    fontSize: 'var(--text-sm)',
    lineHeight: 1.4,
    textWrapStyle: 'pretty',
  },
  hint: { color: 'var(--ink-3)' },
  notice: { color: 'var(--warning)' },
  error: { color: 'var(--error)', fontWeight: 500 },
  /** All that is wrong with a form, above its fields. */
  summary: {
    marginBlockEnd: 'var(--s-15)',
    padding: 'var(--s-15) var(--s-2)',
    borderRadius: 'var(--r-sm)',
    background: 'var(--error-soft)',
    color: 'var(--ink)',
    fontSize: 'var(--text-sm)',
    '& ul': { margin: 0, paddingInlineStart: '1.25em' },
    // As large as a finger needs it, line by line.
    '& a': { display: 'block', paddingBlock: '.25rem', color: 'inherit' },
  },
  icon: {
    flex: 'none',
    width: '1.125rem',
    height: '1.125rem',
    marginBlockStart: '.0625rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.8,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  /** Takes the frame off a `<fieldset>`; its `<legend>` is a `label`. */
  group: { border: 0, margin: 0, padding: 0, minWidth: 0 },
  /** A label that is a whole row: checkbox or radio (`tick`), then its words. */
  choice: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 'var(--s-15)',
    minHeight: '2.75rem',
    paddingBlock: '.625rem',
    boxSizing: 'border-box',
    fontSize: 'var(--text-sm)',
    lineHeight: '1.5rem',
    cursor: 'pointer',
  },
  tick: {
    flex: 'none',
    width: '1.5rem',
    height: '1.5rem',
    margin: 0,
    accentColor: 'var(--brand)',
    cursor: 'inherit',
  },
});
