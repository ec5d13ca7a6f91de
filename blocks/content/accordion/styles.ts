import { defineStyles } from '../../kit/style/define-styles.ts';
import { fold, foldSign, foldTitle } from '../../kit/style/fold-styles.ts';

export const styles = defineStyles('accordion', {
  headline: { marginBlockEnd: 'var(--s-2)' },
  item: { ...fold, '&:first-child': { borderBlockStart: '1px solid var(--line)' } },
  title: {
    ...foldTitle,
    minHeight: '3.25rem',
    '&::after': { ...foldSign, width: '1em', textAlign: 'center' },
  },
  name: {
    margin: 0,
    paddingBlock: 'var(--s-15)',
    minWidth: 0,
    font: 'inherit',
    fontWeight: 650,
  },
  text: { paddingBlockEnd: 'var(--s-3)' },
});
