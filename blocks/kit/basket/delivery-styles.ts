import { defineStyles } from '../style/define-styles.ts';

export const deliveryStyles = defineStyles('basket-delivery', {
  root: { margin: 0, padding: 0, border: 0, minWidth: 0 },
  option: {
    fontWeight: 550,
    '& svg': {
      width: '1.125rem',
      height: '1.125rem',
      marginInlineStart: 'var(--s-05)',
      verticalAlign: '-.2em',
      color: 'var(--success)',
    },
    '& small': {
      display: 'block',
      color: 'var(--ink-2)',
      fontWeight: 400,
      fontSize: 'var(--text-xs)',
      lineHeight: 1.4,
    },
  },
  dot: { borderRadius: 'var(--r-pill)' },
});
