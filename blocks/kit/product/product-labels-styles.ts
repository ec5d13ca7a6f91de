import { defineStyles } from '../style/define-styles.ts';

export const productLabelStyles = defineStyles('label-row', {
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s-05) var(--s-1)' },
  sheet: {
    paddingBlock: '.3125rem',
    color: 'var(--ink-2)',
    fontSize: 'var(--text-xs)',
    textUnderlineOffset: '.15em',
    '&:hover': { color: 'var(--ink)' },
  },
});
