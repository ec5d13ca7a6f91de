import { cardTitle } from '../../kit/section/card-title.ts';
import { coverPicture } from '../../kit/picture/cover-picture.ts';
import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('magazine-teaser', {
  list: {
    display: 'grid',
    gap: 'var(--s-4) var(--gap)',
    gridTemplateColumns: 'minmax(0,1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  two: { '@container from(tablet)': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
  three: {
    '@container from(tablet)': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    '@container from(laptop)': {
      gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
      // Four of them leave no one alone in a row.
      '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
    },
  },
  teaser: { position: 'relative', minWidth: 0 },
  // A list keeps its pictures small, so that many stories can be seen at once.
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-2)',
    '&:has($media)': { gridTemplateColumns: '6.5rem minmax(0,1fr)' },
    '& $words': { paddingBlockStart: 0 },
    '@container from(tablet)': {
      gap: 'var(--s-3)',
      '&:has($media)': { gridTemplateColumns: '13rem minmax(0,1fr)' },
    },
  },
  media: {
    overflow: 'hidden',
    alignSelf: 'start',
    aspectRatio: '3/2',
    borderRadius: 'var(--r-md)',
    background: 'var(--surface-2)',
  },
  picture: coverPicture('$teaser'),
  words: { paddingBlockStart: 'var(--s-2)' },
  kicker: {
    margin: '0 0 var(--s-05)',
    color: 'var(--brand-strong)',
    fontSize: 'var(--text-sm)',
    fontWeight: 650,
    lineHeight: 1.4,
  },
  title: cardTitle,
  link: {
    color: 'inherit',
    textDecoration: 'none',
    '&[href]::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--r-md)' },
    '$teaser:hover &[href]': {
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '.15em',
    },
  },
  text: { margin: 'var(--s-1) 0 0', color: 'var(--ink-2)', textWrapStyle: 'pretty' },
  meta: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 var(--s-2)',
    margin: 'var(--s-1) 0 0',
    color: 'var(--ink-3)',
    fontSize: 'var(--text-sm)',
    lineHeight: 1.4,
  },
});
