import { roundButton } from '../../kit/style/round-button.ts';
import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('service-layer', {
  root: { paddingBlock: 'var(--s-1)' },
  opener: {
    maxWidth: '100%',
    paddingBlock: '.375rem',
    textAlign: 'start',
    '@media (scripting:none)': { display: 'none' },
  },
  // A sheet from below on a phone, a box in the middle elsewhere; where nothing can open it, it stands in the page.
  layer: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '100%',
    maxHeight: '85dvh',
    margin: 'auto 0 0',
    padding: 0,
    border: 0,
    borderRadius: 'var(--r-lg) var(--r-lg) 0 0',
    background: 'var(--raised)',
    color: 'var(--ink)',
    boxShadow: 'var(--sh-3)',
    overscrollBehavior: 'contain',
    '&::backdrop': { background: 'var(--scrim)' },
    '@media from(tablet)': { width: 'min(32rem,92vw)', margin: 'auto', borderRadius: 'var(--r-lg)' },
    '@media (scripting:none)': {
      display: 'block',
      position: 'static',
      width: 'auto',
      maxHeight: 'none',
      margin: 0,
      boxShadow: 'none',
    },
    '@media (forced-colors:active)': { border: '1px solid' },
    '@media (prefers-reduced-motion:no-preference)': {
      opacity: 0,
      translate: '0 .5rem',
      transition:
        'opacity var(--t-slow) var(--ease),translate var(--t-slow) var(--ease),display var(--t-slow) allow-discrete,overlay var(--t-slow) allow-discrete',
      '&[open]': { opacity: 1, translate: 'none' },
      '@starting-style': { '&[open]': { opacity: 0, translate: '0 .5rem' } },
    },
    '@media (scripting:none) and (prefers-reduced-motion:no-preference)': { opacity: 1, translate: 'none' },
  },
  inside: {
    padding: 'var(--s-2) var(--s-2) var(--s-3)',
    '@media from(tablet)': { padding: 'var(--s-2) var(--s-3) var(--s-3)' },
  },
  head: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 'var(--s-2)' },
  title: { paddingBlockStart: '.5rem', fontSize: 'var(--text-xl)' },
  close: {
    ...roundButton,
    '&:hover': { background: 'var(--surface-2)' },
    '@media (scripting:none)': { display: 'none' },
  },
  text: { marginBlockStart: 'var(--s-1)' },
  failed: { margin: 'var(--s-1) 0 0', color: 'var(--ink-2)' },
  more: { margin: 'var(--s-2) 0 0', '& a': { display: 'inline-block' } },
});
