import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('order-list', {
  search: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    alignItems: 'end',
    gap: 'var(--s-15)',
    maxWidth: '44rem',
    '@container from(tablet)': {
      gridTemplateColumns: 'minmax(0,1fr) 10rem auto',
    },
  },
  pictures: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--s-1)',
  },
  picture: {
    width: '56px',
    height: '72px',
    objectFit: 'cover',
    borderRadius: 'var(--r-sm)',
  },
  pages: { display: 'flex', flexWrap: 'wrap', gap: 'var(--s-2)' },
});
