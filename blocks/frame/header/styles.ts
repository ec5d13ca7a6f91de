import { defineStyles } from '../../kit/style/define-styles.ts';
import { wordsForListeners } from '../../kit/style/visually-hidden.ts';
import { iconButton, inset } from './style/style-fragments.ts';

/** The bar: logo, search and the entries; each part has its styles in a unit of its own, beside its view. */
export const styles = defineStyles('header', {
  // A layer of its own: the scrim below an open flyout covers the page, not the header.
  root: {
    position: 'relative',
    zIndex: 'var(--z-head)',
    background: 'var(--bg)',
    '&:has(> :popover-open) > $bar': { interactivity: 'inert' },
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
  /** While somebody orders. */
  reduced: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--s-1) var(--s-2)',
    minHeight: '4rem',
    boxSizing: 'border-box',
    padding: `.375rem ${inset}`,
    borderBlockEnd: '1px solid var(--line)',
    background: 'var(--bg)',
  },
  help: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '.375rem',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    color: 'var(--ink-2)',
    fontSize: 'var(--text-sm)',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    textUnderlineOffset: '.2em',
    '& svg': { width: '1.25rem', height: '1.25rem' },
    // On a phone only those who listen need the number: a press calls it.
    '& > span': { '@media not from(tablet)': wordsForListeners },
    '@media not from(tablet)': { marginInlineEnd: '-.625rem' },
  },
  menuButton: { ...iconButton, margin: '0 .125rem 0 -.625rem', '@media from(laptop)': { display: 'none' } },
});
