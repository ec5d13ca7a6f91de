import { defineStyles } from '../style/define-styles.ts';

export const pictureStyles = defineStyles('picture', {
  root: {
    display: 'block',
    width: '100%',
    height: 'auto',
    background: 'var(--surface-2)',
    filter: 'var(--pic)',
  },
  cover: { width: '100%', height: '100%', objectFit: 'cover' },
});
