import { defineStyles } from '../../kit/style/define-styles.ts';

const whole = { maxBlockSize: 'none', maskImage: 'none' };

export const styles = defineStyles('seo-text', {
  headline: { maxWidth: '24em', marginBlockEnd: 'var(--s-2)' },
  // The first lines of a closed text are seen, and its button stands below them. A browser that cannot style the content
  // of `<details>` shows the button alone, and the text below it.
  root: {
    '@supports selector(::details-content)': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      '&::details-content': { contentVisibility: 'visible', inlineSize: '100%' },
    },
    '@media screen': {
      '&::details-content': {
        maxBlockSize: '9lh',
        overflow: 'clip',
        maskImage: 'linear-gradient(var(--ink) calc(100% - 3lh),transparent)',
      },
      '&[open]::details-content': whole,
      // Nobody shall follow a link that cannot be seen.
      '&:has(a:focus-visible)::details-content': whole,
    },
  },
  more: {
    order: 1,
    paddingBlock: 'var(--s-1)',
    color: 'var(--brand-strong)',
    fontSize: 'var(--text-sm)',
    fontWeight: 650,
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline' },
    '[open] > & > :first-child,details:not([open]) > & > :last-child': { display: 'none' },
    '@media print': { display: 'none' },
  },
});
