import { defineStyles } from '../style/define-styles.ts';

export const iconStyles = defineStyles('icon', {
  root: {
    width: '1.5rem',
    height: '1.5rem',
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.8,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});
