import type { CSSObject } from '../../kit/style.ts';
import { plainList, wordsForListeners } from './style-fragments.ts';

/** Languages and colour mode, at the end of the navigation. */
export const serviceArea = {
  service: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--s-1) var(--s-3)',
    marginBlockStart: 'auto',
    padding: 'var(--s-3) var(--gutter)',
    '@media from(laptop)': {
      flex: 'none',
      flexWrap: 'nowrap',
      gap: 'var(--s-15)',
      margin: '0 -.625rem 0 var(--s-3)',
      padding: 0,
    },
  },
  languages: {
    ...plainList,
    display: 'flex',
    gap: 'var(--s-2)',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '2.75rem',
      color: 'var(--ink-2)',
      fontSize: 'var(--text-sm)',
      textDecoration: 'none',
    },
    '& a:hover': { color: 'var(--brand-strong)', textDecoration: 'underline' },
    '& [aria-current]': { color: 'var(--ink)', fontWeight: 650 },
    // Room is scarce there: the language that is being read goes first.
    '@media from(laptop)': { gap: 'var(--s-15)', '& :has(> [aria-current])': { display: 'none' } },
    '@media from(desktop)': { '& :has(> [aria-current])': { display: 'block' } },
  },
  mode: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    padding: '0 .625rem',
    marginInlineStart: '-.625rem',
    border: 0,
    borderRadius: 'var(--r-pill)',
    background: 'none',
    color: 'var(--ink-2)',
    font: '400 var(--text-sm)/1.3 var(--font)',
    cursor: 'pointer',
    '& > span': { alignItems: 'center', gap: 'var(--s-1)' },
    '& svg': { width: '1.375rem', height: '1.375rem' },
    '&:hover': { background: 'var(--surface)', color: 'var(--ink)' },
    '@media from(laptop)': { marginInlineStart: 0, '& span > span': wordsForListeners },
    '@media (scripting:none)': { display: 'none' },
  },
  system: { display: 'flex', 'html[data-mode] &': { display: 'none' } },
  light: { display: 'none', 'html[data-mode=light] &': { display: 'flex' } },
  dark: { display: 'none', 'html[data-mode=dark] &': { display: 'flex' } },
} satisfies Record<string, CSSObject>;
