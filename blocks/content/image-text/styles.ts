import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('image-text', {
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-3)',
    '@container from(tablet)': {
      gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
      alignItems: 'center',
      gap: 'var(--s-4)',
    },
    '@container from(laptop)': { gap: 'var(--s-8)' },
  },
  end: { '@container from(tablet)': { '& > $picture': { order: 1 } } },
  panel: {
    gap: 0,
    overflow: 'hidden',
    borderRadius: 'var(--r-lg)',
    background: 'var(--surface)',
    '@container from(tablet)': { gap: 0, alignItems: 'stretch' },
    '& > $picture': { height: '100%', borderRadius: 0 },
    '& > $words': {
      alignSelf: 'center',
      padding: 'var(--s-3) var(--s-2)',
      '@container from(tablet)': { padding: 'var(--s-4)' },
      '@container from(laptop)': { padding: 'var(--s-6)' },
    },
  },
  // Without its picture: words alone, in one column.
  alone: { display: 'block' },
  picture: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '4/3',
    borderRadius: 'var(--r-md)',
    background: 'var(--surface-2)',
    objectFit: 'cover',
    filter: 'var(--pic)',
  },
  square: { aspectRatio: '1/1' },
  portrait: { aspectRatio: '4/5' },
  words: { minWidth: 0 },
  headline: { marginBlockEnd: 'var(--s-15)' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: 'var(--s-15)', marginBlockStart: 'var(--s-3)' },
});
