import { defineStyles } from '../style/define-styles.ts';

export const returnWayStyles = defineStyles('return-way', {
  ways: { marginBlockStart: 'var(--s-1)' },
});
