import { coverPicture } from '../../kit/picture/cover-picture.ts';
import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('banner-grid', {
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--columns),minmax(0,1fr))',
    gridAutoRows: 'minmax(11rem,auto)',
    // Puts a later banner into a gap that it fits; banners do not build on one another.
    gridAutoFlow: 'dense',
    gap: 'var(--gap)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '--columns': 2,
    '@container from(tablet)': { gridAutoRows: 'minmax(14rem,auto)' },
    '@container from(laptop)': { gridAutoRows: 'minmax(clamp(14rem,21cqi,21rem),auto)' },
  },
  three: { '@container from(laptop)': { '--columns': 3 } },
  four: { '@container from(laptop)': { '--columns': 4 } },
  banner: {
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    minWidth: 0,
    overflow: 'hidden',
    borderRadius: 'var(--r-lg)',
    background: 'var(--surface-2)',
  },
  // Below laptop width there are two columns and no tall banners; an odd one takes the whole row.
  row: { gridColumn: '1/-1', '@container from(laptop)': { gridColumn: 'auto' } },
  wide: { '@container from(laptop)': { gridColumn: 'span 2' } },
  wider: { '@container from(laptop)': { gridColumn: 'span 3' } },
  full: { '@container from(laptop)': { gridColumn: '1/-1' } },
  tall: { '@container from(laptop)': { gridRow: 'span 2' } },
  picture: { ...coverPicture('$banner'), position: 'absolute' },
  // On a ground of their own: words are legible over any picture.
  words: {
    zIndex: 'var(--z-raised)',
    justifySelf: 'start',
    boxSizing: 'border-box',
    maxWidth: 'calc(100% - 2*var(--s-1))',
    margin: 'var(--s-6) var(--s-1) var(--s-1)',
    padding: 'var(--s-1)',
    borderRadius: 'var(--r-md)',
    background: 'var(--raised)',
    '@container from(tablet)': {
      maxWidth: '24rem',
      margin: 'var(--s-6) var(--s-2) var(--s-2)',
      padding: 'var(--s-15) var(--s-2)',
    },
  },
  title: {
    margin: 0,
    fontSize: 'var(--text-sm)',
    fontWeight: 700,
    lineHeight: 1.25,
    textWrap: 'balance',
    '@container from(tablet)': { fontSize: 'var(--text-lg)' },
  },
  text: {
    margin: 'var(--s-05) 0 0',
    color: 'var(--ink-2)',
    fontSize: 'var(--text-sm)',
    lineHeight: 1.4,
    textWrapStyle: 'pretty',
  },
  link: {
    color: 'inherit',
    textDecoration: 'none',
    // The whole banner takes clicks.
    '&[href]::after': { content: '""', position: 'absolute', inset: 0 },
    '$banner:hover &[href]': { color: 'var(--brand-strong)', textDecoration: 'underline' },
  },
});
