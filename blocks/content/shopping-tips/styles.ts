import { defineStyles } from '../../kit/style/define-styles.ts';

// Only where somebody can open it: on a screen, with scripts.
const canOpen = '@media screen and (scripting:enabled)';

export const styles = defineStyles('shopping-tips', {
  root: {
    padding: 'var(--s-3) var(--s-2)',
    borderRadius: 'var(--r-lg)',
    background: 'var(--surface)',
    '@container from(tablet)': { padding: 'var(--s-4)' },
  },
  headline: { marginBlockEnd: 'var(--s-15)', fontSize: 'var(--text-xl)', lineHeight: 1.2 },
  text: {
    [canOpen]: {
      maxBlockSize: '6lh',
      overflow: 'clip',
      maskImage: 'linear-gradient(var(--ink) calc(100% - 2lh),transparent)',
      // Nobody shall follow a link that cannot be seen.
      '$root:has(> [aria-expanded=true]) > &,&:has(a:focus-visible)': {
        maxBlockSize: 'none',
        maskImage: 'none',
      },
    },
  },
  more: {
    display: 'none',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'var(--brand-strong)',
    font: '650 var(--text-sm)/1.4 var(--font)',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
    '&[aria-expanded=true] > :first-child,&[aria-expanded=false] > :last-child': { display: 'none' },
    [canOpen]: { display: 'inline-block', minHeight: '2.5rem', marginBlockStart: 'var(--s-05)' },
  },
});
