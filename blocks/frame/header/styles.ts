import { defineStyles } from '../../kit/style/define-styles.ts';
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
  menuButton: { ...iconButton, margin: '0 .125rem 0 -.625rem', '@media from(laptop)': { display: 'none' } },
});
