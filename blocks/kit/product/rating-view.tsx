import type { ReactElement } from 'react';
import type { ProductRating } from '../../../schemas/product-card.ts';
import type { PageView } from '../define/page-view.ts';
import { cachedText } from '../text/cached-text.ts';
import { ratingStyles } from './rating-styles.ts';

/** Stars with the number of reviews; for those who listen, one sentence. List `ratingStyles` in the block's styles. */
export function ratingView(rating: ProductRating | null, page: PageView): ReactElement {
  if (!rating || rating.count === 0) {
    return <span className={`${ratingStyles.root} ${ratingStyles.none}`}>{page.t('rating.none')}</span>;
  }
  return (
    <span className={ratingStyles.root} role="img" aria-label={ratingText(rating, page)}>
      <svg className={ratingStyles.stars} viewBox="0 0 50 10">
        <path d={`M0 0h${starWidth(rating)}v10H0`} />
      </svg>
      {`(${page.number(rating.count)})`}
    </span>
  );
}

/** "4,6 von 5 Sternen, 128 Bewertungen" */
function ratingText({ average, count, max }: ProductRating, page: PageView): string {
  return cachedText(page, `rating ${average} ${max} ${count}`, () =>
    page.t('rating.text', {
      average: page.number(average, { maximumFractionDigits: 1 }),
      max,
      count,
      number: page.number(count),
    }),
  );
}

/** Width of the filled part, in a row of five stars that is 50 wide; the gaps between stars count for nothing. */
export function starWidth({ average, max }: Pick<ProductRating, 'average' | 'max'>): number {
  const stars = (average / max) * 5;
  const whole = Math.floor(stars);
  const width = stars === whole ? whole * 10 : whole * 10 + 0.8 + (stars - whole) * 8.4;
  return Math.round(width * 10) / 10;
}
