import type { CSSObject } from '../style/define-styles.ts';

/** Styles of the title of a card; to be spread into a part of a block's own. */
export const cardTitle: CSSObject = {
  margin: 0,
  fontSize: 'var(--text-xl)',
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-.015em',
  textWrap: 'balance',
};
