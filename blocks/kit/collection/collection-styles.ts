import type { CSSObject } from '../style/define-styles.ts';

// Parts that pages of collected articles have in common, to be spread into a block's own.

/** The page's title, with the number of articles beside it. */
export const collectionHead: CSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 'var(--s-05) var(--s-15)',
  marginBlockEnd: 'var(--s-2)',
  '& p': { margin: 0, color: 'var(--ink-2)', fontSize: 'var(--text-sm)' },
};

/** What was just done, or why not, above all articles. */
export const collectionNotices: CSSObject = {
  display: 'grid',
  gap: 'var(--s-1)',
  '&:not(:empty)': { marginBlockEnd: 'var(--s-2)' },
};

export const collectionNotice: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto',
  alignItems: 'center',
  gap: 'var(--s-15)',
  minHeight: '3rem',
  boxSizing: 'border-box',
  padding: 'var(--s-1) var(--s-2)',
  borderRadius: 'var(--r-md)',
  background: 'var(--success-soft)',
  fontSize: 'var(--text-sm)',
  lineHeight: 1.4,
  '& svg': { color: 'var(--success)' },
  '& p': { margin: 0, textWrapStyle: 'pretty' },
  '& p a': { color: 'inherit', textUnderlineOffset: '.15em', paddingBlock: '.1875rem' },
  '@media (forced-colors:active)': { border: '1px solid' },
};

export const collectionBad: CSSObject = {
  background: 'var(--error-soft)',
  '& svg': { color: 'var(--error)' },
};

/** The way back from what was just done. */
export const collectionUndo: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: '0 var(--s-05)',
  border: 0,
  background: 'none',
  color: 'var(--brand-strong)',
  font: '650 var(--text-sm)/1.4 var(--font)',
  textDecoration: 'underline',
  textUnderlineOffset: '.15em',
  cursor: 'pointer',
  '&:hover': { color: 'var(--ink)' },
};

/** The picture of an article, as high as its frame. */
export const articleMedia: CSSObject = {
  gridArea: 'media',
  display: 'block',
  aspectRatio: '3/4',
  borderRadius: 'var(--r-md)',
  overflow: 'clip',
  background: 'var(--surface-2)',
};

export const articlePicture: CSSObject = {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: 'var(--pic)',
};

export const articleWords: CSSObject = {
  gridArea: 'words',
  display: 'grid',
  gap: '.375rem',
  justifyItems: 'start',
  minWidth: 0,
};

export const articleName: CSSObject = {
  margin: 0,
  fontSize: 'var(--text-md)',
  fontWeight: 600,
  lineHeight: 1.35,
  '& a': { color: 'inherit', textDecoration: 'none', paddingBlock: '.1875rem' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '.15em' },
};

export const articleChoice: CSSObject = {
  margin: 0,
  color: 'var(--ink-2)',
  fontSize: 'var(--text-sm)',
  lineHeight: 1.4,
};

const statement: CSSObject = { margin: 0, fontSize: 'var(--text-xs)', fontWeight: 550, lineHeight: 1.4 };

/** What is said about delivery, by the tone of `deliveryText`. */
export const deliveryTones = {
  good: { ...statement, color: 'var(--success)' },
  few: { ...statement, color: 'var(--warning)' },
  bad: { ...statement, color: 'var(--error)' },
  open: { ...statement, color: 'var(--ink-2)' },
} satisfies Record<string, CSSObject>;

/** Nothing is there, and where it goes on. */
export const collectionEmpty: CSSObject = {
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--s-1)',
  padding: 'var(--s-6) var(--s-2)',
  borderRadius: 'var(--r-lg)',
  background: 'var(--surface)',
  textAlign: 'center',
  '& > svg': { width: '3rem', height: '3rem', strokeWidth: 1.2, color: 'var(--brand-strong)' },
  '& h2': { margin: 0, fontSize: 'var(--text-xl)', fontWeight: 650, lineHeight: 1.2, textWrap: 'balance' },
  '& p': { maxWidth: '28rem', margin: 0, color: 'var(--ink-2)', textWrapStyle: 'pretty' },
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 'var(--s-15)',
    marginBlockStart: 'var(--s-2)',
  },
};

/** What can be done with an article, in small words with a sign. */
export const articleAction: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--s-05)',
  minHeight: '2.75rem',
  padding: '0 var(--s-05)',
  marginInlineStart: 'calc(-1*var(--s-05))',
  border: 0,
  background: 'none',
  color: 'var(--ink-2)',
  font: '400 var(--text-sm)/1.4 var(--font)',
  textDecoration: 'none',
  cursor: 'pointer',
  '& svg': { width: '1.25rem', height: '1.25rem' },
  '& span': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  '&:hover': { color: 'var(--ink)' },
};
