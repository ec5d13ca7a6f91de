import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('account-menu', {
  root: { paddingBlock: 'var(--s-2) 0' },
  /** One row to swipe on a phone, all in sight where there is room. */
  list: {
    display: 'flex',
    gap: 'var(--s-1)',
    margin: 0,
    padding: 'var(--s-05)',
    overflowX: 'auto',
    listStyle: 'none',
    scrollbarWidth: 'thin',
    '& > li': { flex: 'none' },
    '@container from(laptop)': { flexWrap: 'wrap', overflowX: 'visible' },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: '2.75rem',
    padding: '.25rem var(--s-2)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-pill)',
    background: 'var(--raised)',
    color: 'var(--ink)',
    fontSize: 'var(--text-sm)',
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { borderColor: 'var(--ink)' },
    '&[aria-current]': {
      borderColor: 'var(--brand-strong)',
      color: 'var(--brand-strong)',
    },
  },
});
