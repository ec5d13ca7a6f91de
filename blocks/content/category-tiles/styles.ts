import { coverPicture } from '../../kit/picture/cover-picture.ts';
import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('category-tiles', {
  headline: { marginBlockEnd: 'var(--s-3)' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--tiles),minmax(0,1fr))',
    gap: 'var(--s-2) var(--gap)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '--tiles': 3,
  },
  // Two and four make full rows of two on a phone; two and three keep flat pictures where they would grow huge.
  even: { '--tiles': 2 },
  few: { '@container from(laptop)': { '--tile-shape': '3/2' } },
  two: { '@container from(laptop)': { '--tiles': 2 } },
  three: { '@container from(laptop)': { '--tiles': 3 } },
  four: { '@container from(laptop)': { '--tiles': 4 } },
  five: { '@container from(tablet)': { '--tiles': 5 } },
  six: { '@container from(laptop)': { '--tiles': 6 } },
  tile: { position: 'relative' },
  media: {
    overflow: 'hidden',
    aspectRatio: 'var(--tile-shape,1/1)',
    borderRadius: 'var(--r-md)',
    background: 'var(--surface-2)',
  },
  picture: coverPicture('$tile'),
  link: {
    display: 'block',
    paddingBlock: 'var(--s-1) .1875rem',
    color: 'var(--ink)',
    fontSize: 'var(--text-sm)',
    fontWeight: 600,
    lineHeight: 1.4,
    textDecoration: 'none',
    '@container from(laptop)': { fontSize: 'var(--text-md)' },
    '&[href]::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--r-md)' },
    '$tile:hover &[href]': { color: 'var(--brand-strong)' },
  },
});
