import type { CSSObject } from '../style/define-styles.ts';

/**
 * Styles of a picture that fills its box, to be spread into a part of a block's own styles. With `hovered`, the selector
 * of the part that is pointed at (`$teaser`), it comes a little nearer then.
 */
export function coverPicture(hovered?: string): CSSObject {
  return {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    filter: 'var(--pic)',
    ...(hovered !== undefined && {
      '@media (hover:hover) and (prefers-reduced-motion:no-preference)': {
        transition: 'scale var(--t-slow) var(--ease)',
        [`${hovered}:hover &`]: { scale: '1.025' },
      },
    }),
  };
}
