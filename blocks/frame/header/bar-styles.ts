import { headerEntry } from '../../kit/style/header-entry.ts';
import type { CSSObject } from '../../kit/style/define-styles.ts';
import { wordsForListeners } from '../../kit/style/visually-hidden.ts';
import { iconButton, inset, plainList } from './style/style-fragments.ts';

/** Logo, search and what belongs to the visitor. */
export const bar = {
  // A layer of its own: the scrim below an open flyout covers the page, not the header.
  root: {
    position: 'relative',
    zIndex: 'var(--z-head)',
    background: 'var(--bg)',
    '&:has($menu:popover-open) > $bar': { interactivity: 'inert' },
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    padding: `.375rem ${inset} .75rem`,
    background: 'var(--bg)',
    '@media from(laptop)': {
      flexWrap: 'nowrap',
      gap: 'clamp(1.5rem, 5.3vw, 4.25rem)',
      minHeight: '5.25rem',
      boxSizing: 'border-box',
      paddingBlock: 'var(--s-1)',
    },
  },
  menuButton: { ...iconButton, margin: '0 .125rem 0 -.625rem', '@media from(laptop)': { display: 'none' } },

  entries: {
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
  entry: {
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
} satisfies Record<string, CSSObject>;
