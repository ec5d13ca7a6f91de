import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('heading', {
  root: { paddingBlock: 'calc(var(--section) / 2) 0' },
  // An intro follows closely, whatever comes next at a section's distance.
  head: { marginBlockEnd: 'var(--s-1)' },
  page: { fontSize: 'var(--text-3xl)' },
  small: { fontSize: 'var(--text-xl)', letterSpacing: '-.015em' },
  intro: {
    margin: 0,
    maxWidth: '65ch',
    color: 'var(--ink-2)',
    fontSize: 'var(--text-lg)',
    textWrapStyle: 'pretty',
  },
});
