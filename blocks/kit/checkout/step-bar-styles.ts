import { defineStyles } from '../style/define-styles.ts';
import { wordsForListeners } from '../style/visually-hidden.ts';

const seen = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  overflow: 'visible',
  clipPath: 'none',
  whiteSpace: 'normal',
} as const;

export const stepBar = defineStyles('step-bar', {
  root: {
    display: 'flex',
    gap: 'var(--s-05)',
    '@container from(laptop)': { maxWidth: '44rem' },
    margin: '0 0 var(--s-3)',
    padding: 0,
    listStyle: 'none',
  },
  /** A bar with its word; on a phone the current step alone has one. */
  step: {
    position: 'relative',
    flex: '1 1 0',
    minWidth: '1.5rem',
    minHeight: '2rem',
    boxSizing: 'border-box',
    paddingBlockStart: 'var(--s-15)',
    color: 'var(--ink-3)',
    fontSize: 'var(--text-xs)',
    lineHeight: 1.5,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      height: 3,
      borderRadius: 'var(--r-pill)',
      background: 'var(--line)',
      '@media (forced-colors:active)': { background: 'GrayText' },
    },
    '&[aria-current]': { flexGrow: 2.5, color: 'var(--ink)', fontWeight: 650 },
    // The whole of it can be pressed.
    '& > a': {
      color: 'var(--ink-2)',
      textDecoration: 'none',
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:hover': { color: 'var(--brand-strong)', textDecoration: 'underline' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: '3px solid var(--focus)', outlineOffset: 2 },
    },
    '@container from(tablet)': { '&[aria-current]': { flexGrow: 1 } },
  },
  /** Its word; on a phone only those who listen hear that of another step than the current one. */
  word: {
    ...wordsForListeners,
    '[aria-current] > &': seen,
    '@container from(tablet)': seen,
  },
  reached: {
    '&::before': {
      background: 'var(--brand)',
      '@media (forced-colors:active)': { background: 'CanvasText' },
    },
  },
});
