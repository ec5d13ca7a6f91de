import { defineStyles } from '../style/define-styles.ts';

/** The check that a person fills in a form: a quiet box with what is done, and how it goes. */
export const captcha = defineStyles('captcha', {
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr)',
    gap: 'var(--s-05) var(--s-15)',
    padding: 'var(--s-2)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-md)',
    background: 'var(--surface)',
    fontSize: 'var(--text-sm)',
    '&[hidden]': { display: 'none' },
    '& > *': { gridColumn: 2 },
    '& > svg': { gridArea: '1 / 1', color: 'var(--ink-2)' },
    '& p': { margin: 0, textWrapStyle: 'pretty' },
    '&[data-state=done] > svg': { color: 'var(--success)' },
  },
  title: { fontWeight: 600, lineHeight: '1.5rem' },
  text: { color: 'var(--ink-2)' },
  /** What holds without scripts, and what holds with them. */
  unscripted: { '@media (scripting:enabled)': { display: 'none' } },
  scripted: { '@media (scripting:none)': { display: 'none' } },
  state: {
    // Its line is there before its words: nothing moves while somebody types.
    minHeight: '1.5em',
    fontWeight: 600,
    '[data-state=done] > &': { color: 'var(--success)' },
  },
});
