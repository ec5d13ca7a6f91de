import { defineStyles } from './define-styles.ts';

/** Running text that editors wrote: paragraphs, lists, headings, quotations. */
export const prose = defineStyles('prose', {
  root: {
    maxWidth: '68ch',
    lineHeight: 1.6,
    overflowWrap: 'break-word',
    '& > :first-child': { marginBlockStart: 0 },
    '& > :last-child': { marginBlockEnd: 0 },
    '& p, & ul, & ol, & blockquote': { marginBlock: '0 1em', textWrapStyle: 'pretty' },
    '& h2, & h3, & h4': {
      marginBlock: '1.75em .5em',
      fontSize: 'var(--text-lg)',
      fontWeight: 650,
      lineHeight: 1.25,
      textWrap: 'balance',
    },
    '& h2': { fontSize: 'var(--text-xl)', fontWeight: 700, letterSpacing: '-.015em' },
    '& h4': { fontSize: 'var(--text-md)' },
    '& ul, & ol': { paddingInlineStart: '1.25em' },
    '& li': { paddingInlineStart: '.25em', marginBlock: '.35em' },
    '& li::marker': { color: 'var(--ink-3)' },
    '& a': {
      paddingBlock: '.1875rem',
      color: 'var(--brand-strong)',
      textUnderlineOffset: '.15em',
      '&:hover': { textDecorationThickness: '2px' },
    },
    '& blockquote': {
      marginInline: 0,
      paddingInlineStart: 'var(--s-2)',
      borderInlineStart: '3px solid var(--line)',
      color: 'var(--ink-2)',
    },
    '& abbr[title]': { textDecoration: 'underline dotted', textUnderlineOffset: '.15em' },
    '& sup, & sub': { fontSize: '.75em', lineHeight: 0 },
  },
});
