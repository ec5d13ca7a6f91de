import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('error-message', {
  root: { paddingBlock: 'var(--section)', textAlign: 'center' },
  title: {
    margin: 0,
    fontSize: 'var(--text-3xl)',
    fontWeight: 700,
    lineHeight: 1.15,
    letterSpacing: '-.018em',
    textWrap: 'balance',
  },
  text: {
    margin: 'var(--s-2) auto var(--s-3)',
    maxWidth: '36rem',
    color: 'var(--ink-2)',
    textWrapStyle: 'pretty',
  },
});
