import { coverPicture } from '../../kit/picture/cover-picture.ts';
import { defineStyles } from '../../kit/style/define-styles.ts';

const measure = '46rem';

export const styles = defineStyles('magazine-article', {
  head: { maxWidth: measure, margin: '0 auto' },
  kicker: {
    margin: '0 0 var(--s-1)',
    color: 'var(--brand-strong)',
    fontSize: 'var(--text-sm)',
    fontWeight: 650,
  },
  title: { fontSize: 'var(--text-3xl)' },
  intro: {
    margin: 'var(--s-2) 0 0',
    color: 'var(--ink-2)',
    fontSize: 'var(--text-lg)',
    lineHeight: 1.5,
    textWrapStyle: 'pretty',
  },
  meta: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 var(--s-2)',
    margin: 'var(--s-2) 0 0',
    color: 'var(--ink-3)',
    fontSize: 'var(--text-sm)',
  },
  author: { color: 'var(--ink)', fontWeight: 600 },
  figure: { maxWidth: '64rem', margin: 'var(--s-4) auto 0' },
  media: {
    overflow: 'hidden',
    aspectRatio: '16/9',
    borderRadius: 'var(--r-lg)',
    background: 'var(--surface-2)',
  },
  picture: coverPicture(),
  caption: { marginBlockStart: 'var(--s-1)', color: 'var(--ink-3)', fontSize: 'var(--text-sm)' },
  body: {
    containerType: 'inline-size',
    maxWidth: measure,
    margin: 'var(--s-3) auto 0',
    // Blocks in here end where the text ends, and follow each other like paragraphs, not like sections.
    '--gutter': '0px',
    '--section': '2rem',
    '&:empty': { display: 'none' },
  },
});
