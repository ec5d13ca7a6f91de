import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('withdrawal-form', {
  articles: { margin: 0, paddingInlineStart: '1.25em', overflowWrap: 'anywhere' },
});
