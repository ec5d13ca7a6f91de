import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('video', {
  figure: { maxWidth: '64rem', margin: 0 },
  // On a phone there is no room on a picture for what must be said first, so it stands below.
  box: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'var(--r-lg)',
    background: 'var(--surface-2)',
    '& iframe': { display: 'block', width: '100%', aspectRatio: '16/9', border: 0 },
    '&[data-state=playing] $cover, &[data-state=playing] $poster': { display: 'none' },
    '&[data-consent=true] $notice': { display: 'none' },
    '@container from(tablet)': { display: 'grid', minHeight: '20rem', '& > *': { gridArea: '1/1' } },
    '@media (forced-colors:active)': { border: '1px solid' },
  },
  poster: {
    display: 'block',
    width: '100%',
    height: '100%',
    aspectRatio: '16/9',
    objectFit: 'cover',
    filter: 'var(--pic)',
  },
  cover: {
    boxSizing: 'border-box',
    padding: 'var(--s-2)',
    background: 'var(--surface)',
    '@container from(tablet)': {
      background: 'var(--raised)',
      alignSelf: 'end',
      justifySelf: 'start',
      zIndex: 'var(--z-raised)',
      maxWidth: '30rem',
      margin: 'var(--s-3)',
      padding: 'var(--s-2) var(--s-3)',
      borderRadius: 'var(--r-lg)',
      boxShadow: 'var(--sh-2)',
    },
  },
  play: {
    width: '100%',
    '& svg': { width: '1.25rem', height: '1.25rem', fill: 'currentColor' },
    '@container from(tablet)': { width: 'auto' },
  },
  notice: {
    margin: 'var(--s-15) 0 0',
    color: 'var(--ink-2)',
    fontSize: 'var(--text-sm)',
    textWrapStyle: 'pretty',
  },
  privacy: {
    display: 'inline-block',
    paddingBlock: '.1875rem',
    color: 'var(--brand-strong)',
    fontWeight: 600,
    textUnderlineOffset: '.15em',
  },
  refused: {
    display: 'none',
    margin: 'var(--s-15) 0 0',
    fontSize: 'var(--text-sm)',
    fontWeight: 600,
    '[data-state=refused] &': { display: 'block' },
  },
  caption: { marginBlockStart: 'var(--s-1)', color: 'var(--ink-2)', fontSize: 'var(--text-sm)' },
  transcript: {
    maxWidth: '64rem',
    marginBlockStart: 'var(--s-2)',
    '& summary': {
      width: 'fit-content',
      paddingBlock: '.25rem',
      color: 'var(--brand-strong)',
      fontWeight: 650,
      cursor: 'pointer',
    },
    '&[open] summary': { marginBlockEnd: 'var(--s-1)' },
  },
});
