import { roundButton } from '../../kit/style/round-button.ts';
import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('mini-product', {
  root: {
    boxSizing: 'border-box',
    width: 'min(68rem,100vw)',
    maxWidth: '100%',
    maxHeight: '100dvh',
    padding: 'var(--s-1) 0 0',
    border: 0,
    borderRadius: 'var(--r-lg)',
    background: 'var(--raised)',
    color: 'var(--ink)',
    boxShadow: 'var(--sh-3)',
    containerType: 'inline-size',
    overscrollBehavior: 'contain',
    '&::backdrop': { background: 'var(--scrim)' },
    '@media (max-width:37.5rem)': { borderRadius: 0, minHeight: '100dvh' },
  },
  head: { display: 'flex', justifyContent: 'flex-end', paddingInline: 'var(--s-1)' },
  close: { ...roundButton, '&:hover': { background: 'var(--surface)' } },
  foot: {
    position: 'sticky',
    insetBlockEnd: 0,
    margin: 0,
    padding: 'var(--s-15) var(--gutter)',
    borderBlockStart: '1px solid var(--line)',
    background: 'var(--raised)',
    textAlign: 'center',
    zIndex: 'var(--z-bar)',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 'var(--s-1) var(--s-15)',
    '& > a, & > button': { flex: '1 1 14rem', maxWidth: '24rem' },
    '& > [hidden]': { display: 'none' },
  },
});
