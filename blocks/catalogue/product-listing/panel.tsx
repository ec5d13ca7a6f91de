import type { ReactElement } from 'react';
import type { Listing, ListingFacet } from '../../../schemas/catalogue/listing.ts';
import { button } from '../../kit/style/button.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { facetView } from './facet.tsx';
import { foldView } from './fold.tsx';
import { countOf } from './head.tsx';
import { panelStyles as styles } from './panel-styles.ts';
import { priceForm } from './price-form.tsx';
import { starsView } from './stars.tsx';

/** The filters: beside the list, and on a phone a sheet over it that the browser itself opens and closes. */
export function panelView(listing: Listing, id: string, page: PageView): ReactElement {
  return (
    <section className={styles.root} id={id} popover="auto" aria-label={page.t('product-listing.filter')}>
      <div className={styles.head}>
        <h2>{page.t('product-listing.filter')}</h2>
        <button
          className={styles.close}
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={page.t('product-listing.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.facets} data-part="facets">
        {foldsOf(listing, page)}
      </div>
      <div className={styles.foot}>
        <button
          className={`${button.root} ${button.primary}`}
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          data-part="show"
        >
          {page.t('product-listing.show', countOf(listing.total, page))}
        </button>
      </div>
    </section>
  );
}

/** What decides first and the price are unfolded from the start; the rest only where something of it is chosen. */
function foldsOf({ facets, price, ratings, orders }: Listing, page: PageView): ReactElement[] {
  const foldOf = (facet: ListingFacet): ReactElement =>
    foldView(
      facet.name,
      facet.label,
      facet.isFirst || facet.values.some(({ isChosen }) => isChosen),
      facetView(facet, page),
      page,
    );
  const shown = orders.find(({ isChosen }) => isChosen)?.query ?? '';
  const folds = facets.filter(({ isFirst }) => isFirst).map(foldOf);
  if (price) {
    folds.push(foldView('preis', page.t('product-listing.price'), true, priceForm(price, shown, page), page));
  }
  folds.push(...facets.filter(({ isFirst }) => !isFirst).map(foldOf));
  if (ratings.length > 0) {
    const isUsed = ratings.some(({ isChosen }) => isChosen);
    folds.push(foldView('sterne', page.t('product-listing.rating'), isUsed, starsView(ratings, page), page));
  }
  return folds;
}
