import { defineStyles } from '../../../kit/style/define-styles.ts';
import { headerEntry } from '../../../kit/style/header-entry.ts';
import { wordsForListeners } from '../../../kit/style/visually-hidden.ts';
import { plainList } from '../style/style-fragments.ts';

/** What belongs to the visitor: a list of icons with their words and numbers. */
export const entry = defineStyles('header-entry', {
  root: {
    textDecoration: 'none',
    ...headerEntry,
    '&[data-page]': { anchorName: '--account' },
    '&[aria-busy=true]': { cursor: 'progress' },
    // Somebody is here: seen on phones, where the name is not.
    '&[data-visitor]::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '.5rem',
      insetInlineStart: 'calc(50% + .25rem)',
      width: '.625rem',
      height: '.625rem',
      border: '2px solid var(--bg)',
      borderRadius: '50%',
      background: 'var(--brand)',
      '@media from(laptop)': { insetBlockStart: '.125rem' },
      '@media (forced-colors:active)': { background: 'LinkText' },
    },
  },
  list: {
    ...plainList,
    display: 'flex',
    marginInline: 'auto -.625rem',
    '@media from(laptop)': { gap: 'var(--s-15)', marginInlineEnd: '-.5rem' },
  },
  // On a phone there is no room for it; the menu leads to the service instead.
  help: {
    display: 'none',
    '@media from(tablet)': { display: 'block' },
    '&:empty': { display: 'none' },
  },
  word: {
    ...wordsForListeners,
    '@media from(laptop)': {
      position: 'static',
      width: 'auto',
      // Large type must leave room for its neighbours.
      maxWidth: 'min(6rem,max(7.5vw,80px))',
      height: 'auto',
      clipPath: 'none',
      textOverflow: 'ellipsis',
      fontSize: 'var(--text-xs)',
      lineHeight: 1.3,
    },
  },
  badge: {
    '&:not([hidden])': {
      position: 'absolute',
      insetBlockStart: '.125rem',
      insetInlineStart: 'calc(50% + .25rem)',
      minWidth: '1.125rem',
      boxSizing: 'border-box',
      padding: '0 .25rem',
      borderRadius: 'var(--r-pill)',
      background: 'var(--brand)',
      color: 'var(--on-brand)',
      boxShadow: '0 0 0 2px var(--bg)',
      font: '700 var(--text-2xs)/1.125rem var(--font)',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'center',
      '@media from(laptop)': { insetBlockStart: '-.25rem' },
    },
  },
});
