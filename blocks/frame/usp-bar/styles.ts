import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('usp-bar', {
  root: {
    background: 'var(--brand-deep)',
    color: 'var(--on-deep)',
    '--focus': 'var(--deep-focus)',
    '@media print': { display: 'none' },
  },
  list: {
    display: 'flex',
    justifyContent: 'space-around',
    gap: 'var(--s-3)',
    maxWidth: 'var(--container)',
    minHeight: '2.25rem',
    boxSizing: 'border-box',
    margin: '0 auto',
    padding: '.25rem var(--gutter)',
    listStyle: 'none',
    fontSize: 'var(--text-xs)',
    fontWeight: 550,
    lineHeight: 1.3,
    '& li': { display: 'flex', alignItems: 'center', gap: 'var(--s-1)' },
    '& svg': { width: '1.125rem', height: '1.125rem' },
    '& a': { paddingBlock: '.3125rem', color: 'inherit', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
    '& li:nth-child(n + 2)': { display: 'none' },
    '@media from(tablet)': { '& li:nth-child(2)': { display: 'flex' } },
    '@media from(laptop)': { justifyContent: 'space-between', '& li:nth-child(n + 3)': { display: 'flex' } },
  },
});
