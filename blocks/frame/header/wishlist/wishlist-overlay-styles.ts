import { droppedPanel } from '../../../kit/layer/dropped-panel.ts';
import { defineLateStyles } from '../../../kit/style/define-styles.ts';

const anchor = '--wishlist';

/** What the entry of the wishlist opens for who is not logged in. */
export const overlay = defineLateStyles('wishlist-overlay', {
  root: {
    ...droppedPanel({ anchor, top: '4.5rem', width: '22rem', maxHeight: 'calc(100dvh - 5rem)' }),
    'a:has(+ &)': { anchorName: anchor },
    '& h2': { margin: 0, fontSize: 'var(--text-lg)', fontWeight: 650, lineHeight: 1.3, textWrap: 'balance' },
    '& p': {
      margin: 'var(--s-05) 0 0',
      color: 'var(--ink-2)',
      fontSize: 'var(--text-sm)',
      lineHeight: 1.45,
      textWrapStyle: 'pretty',
    },
    '& > a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSizing: 'border-box',
      minHeight: '2.75rem',
      marginBlockStart: 'var(--s-15)',
      padding: '0 var(--s-2)',
      border: '1.5px solid transparent',
      borderRadius: 'var(--r-pill)',
      background: 'var(--brand)',
      color: 'var(--on-brand)',
      font: '650 var(--text-sm)/1.2 var(--font)',
      textDecoration: 'none',
      textAlign: 'center',
      '&:hover': { background: 'var(--brand-strong)' },
    },
    '& > a:last-child': {
      marginBlockStart: 'var(--s-1)',
      borderColor: 'var(--line-strong)',
      background: 'transparent',
      color: 'var(--ink)',
      '&:hover': { background: 'var(--surface)', borderColor: 'var(--ink)' },
    },
  },
});
