import { roundButton } from '../../kit/style/round-button.ts';
import { defineStyles } from '../../kit/style/define-styles.ts';

const row = { display: 'flex', alignItems: 'flex-start', gap: 'var(--s-15)' } as const;

export const styles = defineStyles('hint-bar', {
  // Over the page and beside its flow, so that nothing moves when it comes or goes.
  root: {
    position: 'fixed',
    inset: 'auto var(--gutter) var(--s-2)',
    boxSizing: 'border-box',
    width: 'auto',
    maxWidth: '32rem',
    maxHeight: '50dvh',
    margin: '0 auto',
    padding: 'var(--s-1) var(--s-1) var(--s-1) var(--s-2)',
    border: 0,
    borderRadius: 'var(--r-md)',
    background: 'var(--toast)',
    color: 'var(--on-toast)',
    '--focus': 'var(--deep-focus)',
    boxShadow: 'var(--sh-3)',
    overflowY: 'auto',
    '&:popover-open': row,
    // One question after the other.
    'html:has(.consent-banner:popover-open) &': { display: 'none' },
    '& > svg': { marginBlock: '.625rem', width: '1.25rem', height: '1.25rem' },
    '@media from(laptop)': { marginInlineEnd: 0, insetBlockEnd: 'var(--s-3)' },
    '@media (prefers-reduced-motion:no-preference)': {
      transition: 'opacity var(--t-base) var(--ease),translate var(--t-base) var(--ease)',
      '@starting-style': { '&:popover-open': { opacity: 0, translate: '0 .5rem' } },
    },
    '@media (forced-colors:active)': { border: '1px solid CanvasText' },
    '@media print': { '&:popover-open': { display: 'none' } },
  },
  text: {
    flex: 1,
    minWidth: 0,
    margin: 0,
    paddingBlock: '.5625rem',
    fontSize: 'var(--text-sm)',
    lineHeight: 1.6,
    textWrapStyle: 'pretty',
    '& a': {
      paddingBlock: '.1875rem',
      color: 'var(--toast-link)',
      fontWeight: 650,
      textUnderlineOffset: '.15em',
    },
  },
  close: {
    ...roundButton,
    flex: 'none',
    '&:hover': { background: 'color-mix(in srgb,currentColor 14%,transparent)' },
    '@media (scripting:none)': { display: 'none' },
  },
  forAll: {
    '@media (scripting:none)': {
      ...row,
      position: 'static',
      width: 'fit-content',
      maxHeight: 'none',
      marginBlock: 'var(--s-1)',
      boxShadow: 'none',
    },
  },
});
