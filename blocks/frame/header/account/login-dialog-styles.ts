import { accountForm } from '../../../kit/account/account-form-styles.ts';
import { defineLateStyles } from '../../../kit/style/define-styles.ts';
import { iconButton } from '../style/style-fragments.ts';

const stroke = {
  content: '""',
  gridArea: '1 / 1',
  width: '1.25rem',
  height: 2,
  background: 'currentColor',
  rotate: '45deg',
  '@media (forced-colors:active)': { background: 'ButtonText' },
} as const;

/** The login above a page; on phones a sheet from below. */
export const loginDialog = defineLateStyles('login-dialog', {
  root: {
    boxSizing: 'border-box',
    width: 'min(26rem,100%)',
    maxWidth: '100%',
    maxHeight: '100dvh',
    padding: 'var(--s-2) var(--s-3) var(--s-3)',
    border: '1px solid transparent',
    borderRadius: 'var(--r-lg)',
    background: 'var(--raised)',
    color: 'var(--ink)',
    boxShadow: 'var(--sh-3)',
    containerType: 'inline-size',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '&::backdrop': { background: 'var(--scrim)' },
    'html:has(&[open])': { overflow: 'hidden' },
    '@media (max-width:37.49rem)': {
      width: '100%',
      margin: 'auto 0 0',
      padding: 'var(--s-1) var(--s-2) var(--s-3)',
      borderRadius: 'var(--r-lg) var(--r-lg) 0 0',
    },
    '@media (prefers-reduced-motion:no-preference)': {
      transition: 'opacity var(--t-slow) var(--ease),translate var(--t-slow) var(--ease)',
      '@starting-style': { '&[open]': { opacity: 0, translate: '0 1rem' } },
    },
    // The panels of the page are the dialog’s own ground here, and what an account brings is told on the page.
    '& > section': { padding: 0 },
    [`& .${accountForm.panels}`]: { gap: 'var(--s-3)' },
    [`& .${accountForm.panel}`]: { padding: 0, border: 0, borderRadius: 0, background: 'none' },
    [`& .${accountForm.aside}`]: {
      paddingBlockStart: 'var(--s-3)',
      borderBlockStart: '1px solid var(--line)',
    },
    [`& .${accountForm.aside} > ul`]: { display: 'none' },
    [`& .${accountForm.aside} > h2`]: { fontSize: 'var(--text-md)', letterSpacing: 0 },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--s-2)',
    marginBlockEnd: 'var(--s-15)',
    '& > h2': { margin: 0, fontSize: 'var(--text-xl)', fontWeight: 700, letterSpacing: '-.015em' },
    '& > button': {
      ...iconButton,
      flex: 'none',
      marginInlineEnd: '-.625rem',
      '&::before': stroke,
      '&::after': { ...stroke, rotate: '-45deg' },
    },
  },
});
