import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('product-teaser', {
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-3)',
    overflow: 'hidden',
    borderRadius: 'var(--r-lg)',
    background: 'var(--surface)',
    '@container from(tablet)': {
      gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
      alignItems: 'center',
      gap: 'var(--s-4)',
    },
    '@container from(laptop)': { gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)', gap: 'var(--s-6)' },
  },
  // The picture follows the words in the page, and stands before them where the editor wants it.
  right: {
    '@container from(tablet)': { '& $media': { order: 1 } },
    '@container from(laptop)': { gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)' },
  },
  media: { position: 'relative', height: '100%' },
  picture: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: 'var(--product-shape,5/6)',
    objectFit: 'cover',
    background: 'var(--surface-2)',
    filter: 'var(--pic)',
    '@container from(tablet)': { height: '100%', maxHeight: '40rem' },
  },
  faded: { opacity: 0.55 },
  badge: { position: 'absolute', insetBlockStart: 'var(--s-15)', insetInlineStart: 'var(--s-15)' },
  words: {
    display: 'grid',
    justifyItems: 'start',
    gap: 'var(--s-1)',
    padding: '0 var(--s-2) var(--s-3)',
    minWidth: 0,
    '@container from(tablet)': { padding: 'var(--s-3) var(--s-3) var(--s-3) 0' },
    '@container from(laptop)': { paddingInlineEnd: 'var(--s-6)' },
    '$right > &': {
      '@container from(tablet)': { paddingInline: 'var(--s-3) 0' },
      '@container from(laptop)': { paddingInlineStart: 'var(--s-6)' },
    },
  },
  text: { margin: '0 0 var(--s-1)', maxWidth: '52ch', color: 'var(--ink-2)', textWrapStyle: 'pretty' },
  brand: { margin: 0, color: 'var(--ink-3)', fontSize: 'var(--text-sm)' },
  name: { margin: 0, fontSize: 'var(--text-lg)', fontWeight: 650, lineHeight: 1.3 },
  action: { marginBlockStart: 'var(--s-1)', '@container (max-width:30rem)': { width: '100%' } },
});
