import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('breadcrumb', {
  root: { paddingBlock: 'var(--s-05)', '@media print': { display: 'none' } },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: 'var(--ink-2)',
    fontSize: 'var(--text-xs)',
    lineHeight: 1.4,
    '& li': { display: 'flex', minWidth: 0, paddingBlock: '.375rem' },
    // The empty alternative text keeps the stroke from being read aloud.
    '& li:not(:last-child)::after': {
      content: '"/" / ""',
      marginInline: 'var(--s-1)',
      color: 'var(--ink-3)',
    },
    '& a': { marginBlock: '-.375rem', paddingBlock: '.375rem', color: 'inherit', textDecoration: 'none' },
    '& a:hover': { color: 'var(--brand-strong)', textDecoration: 'underline' },
    '& [aria-current]': { color: 'var(--ink)', fontWeight: 550 },
  },
});
