import { defineStyles } from '../../kit/style.ts';

export const styles = defineStyles('heading', {
  root: { paddingBlock: 'calc(var(--section) / 2) 0' },
  page: { fontSize: 'var(--text-3xl)' },
  small: { fontSize: 'var(--text-xl)', letterSpacing: '-.015em' },
  intro: { margin: 'var(--s-1) 0 0', maxWidth: '65ch', color: 'var(--ink-2)', fontSize: 'var(--text-lg)', textWrapStyle: 'pretty' },
});
