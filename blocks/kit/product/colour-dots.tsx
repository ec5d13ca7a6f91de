import type { ReactElement } from 'react';
import type { ProductCard } from '../../../schemas/product-card.ts';
import type { PageView } from '../define/page-view.ts';
import { cachedText } from '../text/cached-text.ts';
import { hidden } from '../style/visually-hidden.ts';
import { productStyles } from './product-styles.ts';

/** `product-styles.ts` places so many dots. */
const most = 5;
/** Pixels from dot to dot; a dot is three narrower. */
const step = 19;

/** The colours of a product as dots with their names, and how many more there are. Null without colours. */
export function colourDots(
  { colours, hiddenColours }: Pick<ProductCard, 'colours' | 'hiddenColours'>,
  page: PageView,
): ReactElement | null {
  if (colours.length === 0) return null;
  const shown = colours.slice(0, most);
  const more = hiddenColours + colours.length - shown.length;
  return (
    <span className={productStyles.colours}>
      <svg width={shown.length * step - 3} role="img" aria-label={shown.map(({ name }) => name).join(', ')}>
        {shown.map(({ swatch }, index) => (
          <circle key={index} fill={swatch} />
        ))}
      </svg>
      {more > 0 && `+${more}`}
      {more > 0 && <span className={hidden.root}>{moreText(more, page)}</span>}
    </span>
  );
}

function moreText(count: number, page: PageView): string {
  return cachedText(page, `colours ${count}`, () => ` ${page.t('product.moreColours', { count })}`);
}
