import type { ReactElement } from 'react';
import type { Listing } from '../../../schemas/catalogue/listing.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { ratingStyles } from '../../kit/product/rating-styles.ts';
import { starWidth } from '../../kit/product/rating-view.tsx';
import { facetStyles as styles } from './facet-styles.ts';
import { valueLink } from './value-link.tsx';

/** Least stars to filter by. */
export function starsView(ratings: Listing['ratings'], page: PageView): ReactElement {
  return (
    <ul
      className={styles.list}
      aria-label={page.t('product-listing.rating')}
      data-action="product-listing"
      data-action-on="click keydown"
    >
      {ratings.map((rating) => (
        <li key={rating.stars}>
          {valueLink({ ...rating, value: `stars:${rating.stars}` }, face(rating, page), page)}
        </li>
      ))}
    </ul>
  );
}

function face({ stars, count }: Listing['ratings'][number], page: PageView): ReactElement {
  return (
    <>
      <svg
        className={ratingStyles.stars}
        viewBox="0 0 50 10"
        role="img"
        aria-label={page.t('product-listing.stars', { count: stars })}
      >
        <path d={`M0 0h${starWidth({ average: stars, max: 5 })}v10H0`} />
      </svg>
      {stars < 5 && <span aria-hidden="true">{page.t('product-listing.andMore')}</span>}
      <span className={styles.count}>{page.number(count)}</span>
    </>
  );
}
