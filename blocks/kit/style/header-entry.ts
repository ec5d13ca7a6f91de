import type { CSSObject } from './define-styles.ts';

/**
 * Styles of an entry in the header: an icon, from laptop width on with its word below. To be spread into a part of a
 * block's own, after its declarations.
 */
export const headerEntry: CSSObject = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  height: '2.75rem',
  color: 'var(--ink)',
  '&:hover': { color: 'var(--brand-strong)' },
  '@media from(laptop)': {
    // Four of them stand side by side, in type of twice the size, too.
    minWidth: 'min(4rem,7vw)',
    height: '3rem',
    padding: '0 .125rem',
    alignContent: 'center',
    gap: '.25rem',
  },
};
