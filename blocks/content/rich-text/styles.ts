import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('rich-text', {
  headline: { maxWidth: '24em', marginBlockEnd: 'var(--s-2)' },
});
