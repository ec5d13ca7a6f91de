import { droppedPanel } from '../../../kit/layer/dropped-panel.ts';
import { defineLateStyles } from '../../../kit/style/define-styles.ts';

/** What the entry of the account opens for who is known. */
export const flyout = defineLateStyles('header-account', {
  root: {
    ...droppedPanel({
      ...{ anchor: '--account', top: '4.5rem', width: '20rem', maxHeight: 'calc(100dvh - 5rem)' },
    }),
    '& [hidden][hidden]': { display: 'none' },
    '& p': { margin: 0 },
    '& p:first-child': { fontSize: 'var(--text-lg)', fontWeight: 650 },
    '& p:first-child + p': {
      minHeight: '1.4em',
      color: 'var(--ink-2)',
      fontSize: 'var(--text-sm)',
      lineHeight: 1.4,
      fontVariantNumeric: 'tabular-nums',
    },
    '& ul': { margin: 'var(--s-15) 0', padding: 0, listStyle: 'none' },
    '& li > a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '2.5rem',
      color: 'var(--ink)',
      textDecoration: 'none',
    },
    '& li > a:hover': { color: 'var(--brand-strong)', textDecoration: 'underline' },
    '& [data-log-in], & button': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSizing: 'border-box',
      width: '100%',
      minHeight: '2.75rem',
      marginBlockStart: 'var(--s-15)',
      padding: '0 var(--s-2)',
      border: '1.5px solid var(--line-strong)',
      borderRadius: 'var(--r-pill)',
      background: 'transparent',
      color: 'var(--ink)',
      font: '650 var(--text-sm)/1.2 var(--font)',
      textDecoration: 'none',
      cursor: 'pointer',
      '&:hover': { background: 'var(--surface)', borderColor: 'var(--ink)' },
      '&[aria-busy=true]': { color: 'var(--ink-3)' },
    },
    '& [data-log-in]': {
      borderColor: 'transparent',
      background: 'var(--brand)',
      color: 'var(--on-brand)',
      '&:hover': { background: 'var(--brand-strong)', borderColor: 'transparent' },
    },
    '& [data-flag=bonusProgram]': { color: 'var(--ink-2)', fontSize: 'var(--text-sm)' },
    '& [data-flag=noPassword]': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '2.75rem',
      color: 'var(--brand-strong)',
      fontSize: 'var(--text-sm)',
      textUnderlineOffset: '.15em',
    },
    '& [data-notice]:not([hidden])': {
      marginBlockStart: 'var(--s-15)',
      color: 'var(--error)',
      fontSize: 'var(--text-sm)',
    },
    '& [data-notice] > p': { fontSize: 'inherit', fontWeight: 500 },
  },
});
