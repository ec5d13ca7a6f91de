import { defineStyles } from '../style/define-styles.ts';

/** What the forms of accounts share: the panel that a form stands in, what is said above it, and its parts. */
export const accountForm = defineStyles('account-form', {
  /** The section of a page: close to its heading, far from what follows. */
  page: { paddingBlock: 'var(--s-3) var(--section)' },
  /** One or two panels; the first is the form’s. */
  panels: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-3)',
    alignItems: 'start',
    maxWidth: '34rem',
    '@container from(laptop)': {
      gap: 'var(--s-5)',
      '&:has(> :nth-child(2))': { maxWidth: '68rem', gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)' },
    },
  },
  panel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-2)',
    boxSizing: 'border-box',
    padding: 'var(--s-3) var(--s-2)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-lg)',
    background: 'var(--raised)',
    '@container from(tablet)': { padding: 'var(--s-4)' },
  },
  /** A panel that is no task, but an offer. */
  aside: { borderColor: 'transparent', background: 'var(--surface)' },
  title: {
    margin: 0,
    fontSize: 'var(--text-xl)',
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '-.015em',
    textWrap: 'balance',
  },
  text: { margin: 0, color: 'var(--ink-2)', textWrapStyle: 'pretty' },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 'var(--s-2)' },
  pair: {
    display: 'grid',
    alignItems: 'start',
    gap: 'var(--s-2)',
    '@container from(tablet)': { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' },
  },
  choices: { display: 'flex', flexWrap: 'wrap', columnGap: 'var(--s-3)' },
  submit: {
    width: '100%',
    marginBlockStart: 'var(--s-05)',
    // The words stay where they are while something turns before them.
    '&[aria-busy=true]::before': {
      content: '""',
      width: '1.125rem',
      height: '1.125rem',
      boxSizing: 'border-box',
      border: '2px solid',
      borderInlineEndColor: 'transparent',
      borderRadius: '50%',
      marginInlineStart: 'calc(-1.125rem - var(--s-1))',
    },
    '@media (prefers-reduced-motion:no-preference)': {
      '&[aria-busy=true]::before': { animation: 'account-form-turn .9s linear infinite' },
      '@keyframes account-form-turn': { to: { rotate: '1turn' } },
    },
  },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: 'var(--s-1) var(--s-3)',
    margin: 0,
    '& a': {
      paddingBlock: '.1875rem',
      color: 'var(--brand-strong)',
      fontSize: 'var(--text-sm)',
      textUnderlineOffset: '.15em',
    },
  },
  notice: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr)',
    gap: 'var(--s-15)',
    padding: 'var(--s-15) var(--s-2)',
    // Seen in forced colours, where grounds are not.
    border: '1px solid transparent',
    borderRadius: 'var(--r-md)',
    '& p': { margin: 0, overflowWrap: 'break-word', textWrapStyle: 'pretty' },
    '&[hidden]': { display: 'none' },
    '&[data-kind=good]': { background: 'var(--success-soft)', '& > svg': { color: 'var(--success)' } },
    '&[data-kind=bad]': { background: 'var(--error-soft)', '& > svg': { color: 'var(--error)' } },
    '&[data-kind=good] > svg:last-of-type,&[data-kind=bad] > svg:first-of-type': { display: 'none' },
  },
  /** Box and button of a password; the button is a script’s. */
  secret: {
    position: 'relative',
    '& > input:has(+ button:not([hidden]))': { paddingInlineEnd: '6.5rem' },
  },
  show: {
    position: 'absolute',
    insetBlock: '.125rem',
    insetInlineEnd: '.25rem',
    padding: '0 .625rem',
    border: 0,
    borderRadius: 'var(--r-xs)',
    background: 'none',
    color: 'var(--brand-strong)',
    font: '650 var(--text-sm)/1.2 var(--font)',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: -2 },
    '&[hidden]': { display: 'none' },
    '&:not([data-shown]) > :last-child,&[data-shown] > :first-child': { display: 'none' },
  },
  benefits: {
    display: 'grid',
    gap: 'var(--s-15)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { display: 'flex', gap: 'var(--s-15)' },
    '& svg': { color: 'var(--success)' },
  },
});
