import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('anchor-navigation', {
  root: {
    paddingBlock: 'var(--s-1)',
    background: 'var(--bg)',
    '@media print': { display: 'none' },
    '@media (prefers-reduced-motion:no-preference)': { 'html:has(&)': { scrollBehavior: 'smooth' } },
  },
  sticky: {
    position: 'sticky',
    top: 0,
    zIndex: 'var(--z-sticky)',
    borderBlockEnd: '1px solid var(--line)',
    // What is jumped to, or has the focus, is not below the bar.
    'html:has(&)': { scrollPaddingBlockStart: '4.5rem' },
  },
  // Chips that do not fit are cut at the edge, which shows that there are more.
  list: {
    display: 'flex',
    gap: 'var(--s-1)',
    maxWidth: 'var(--container)',
    boxSizing: 'border-box',
    margin: '0 auto',
    padding: '.3125rem var(--gutter)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    listStyle: 'none',
    '& > li': { flex: 'none' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      boxSizing: 'border-box',
      minHeight: '2.5rem',
      padding: '0 var(--s-2)',
      border: '1.5px solid var(--line-strong)',
      borderRadius: 'var(--r-pill)',
      color: 'var(--ink)',
      fontSize: 'var(--text-sm)',
      fontWeight: 550,
      textDecoration: 'none',
      '&:hover': { borderColor: 'var(--ink)', background: 'var(--surface)' },
    },
  },
});
