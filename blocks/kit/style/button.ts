import { defineStyles } from './define-styles.ts';

/** Buttons, and links that look like them. A primary one stands alone in its part of a view. */
export const button = defineStyles('button', {
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 'var(--s-1)',
    boxSizing: 'border-box',
    minHeight: '3rem',
    padding: '.375rem var(--s-3)',
    border: '1.5px solid transparent',
    borderRadius: 'var(--r-pill)',
    font: '650 var(--text-md)/1.2 var(--font)',
    textDecoration: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'background-color var(--t-fast), border-color var(--t-fast), color var(--t-fast)',
    '&[aria-disabled=true]': {
      background: 'var(--surface-2)',
      color: 'var(--ink-3)',
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
  },
  primary: {
    background: 'var(--brand)',
    color: 'var(--on-brand)',
    '&:hover': { background: 'var(--brand-strong)' },
  },
  secondary: {
    background: 'transparent',
    color: 'var(--ink)',
    borderColor: 'var(--line-strong)',
    '&:hover': { background: 'var(--surface)', borderColor: 'var(--ink)' },
  },
  ghost: {
    background: 'transparent',
    color: 'var(--brand-strong)',
    '&:hover': { textDecoration: 'underline' },
  },
  small: { minHeight: '2.5rem', padding: '0 var(--s-2)', fontSize: 'var(--text-sm)' },
});
