import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('trust-seals', {
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--s-15)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  // Marks of others: no colour mode and no theme changes them.
  seal: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--s-15)',
    boxSizing: 'border-box',
    flex: '1 1 15rem',
    maxWidth: '24rem',
    minHeight: '4rem',
    padding: 'var(--s-15) var(--s-2)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-md)',
    background: 'var(--bg)',
    color: 'var(--ink)',
    colorScheme: 'light',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    '--focus': 'var(--brand-deep)',
    '& svg': { width: '2rem', height: '2rem', color: 'var(--ink-2)' },
  },
  words: { display: 'grid', minWidth: 0, lineHeight: 1.35 },
  name: {
    color: 'inherit',
    fontSize: 'var(--text-md)',
    fontWeight: 650,
    textDecoration: 'none',
    'a&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--r-md)' },
    'a&:hover': { textDecoration: 'underline' },
  },
  kind: { color: 'var(--ink-2)', fontSize: 'var(--text-xs)' },
});
