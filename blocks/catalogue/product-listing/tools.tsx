import type { ReactElement } from 'react';
import type { Listing } from '../../../schemas/catalogue/listing.ts';
import { colonOf } from '../../../schemas/colon.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { listHref } from './list-href.ts';
import { styles } from './styles.ts';

const sliders =
  'M4 8h3m6 0h7M4 16h9m6 0h1M13 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0Zm6 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z';
const arrows = 'M8 19V5M4.500 8.500 8 5l3.500 3.500M16 5v14m-3.500-3.500L16 19l3.500-3.500';

/** What opens the filters on a phone, and the orders: links that unfold, so that they need no script. */
export function toolsView(listing: Listing, panelId: string, page: PageView): ReactElement {
  const chosen = listing.orders.find(({ isChosen }) => isChosen);
  return (
    <div className={styles.tools}>
      <button
        className={styles.filter}
        type="button"
        popoverTarget={panelId}
        data-action="product-listing"
        data-action-default=""
      >
        {outlined(sliders)}
        <span data-part="filter">
          {listing.chips.length === 0
            ? page.t('product-listing.filter')
            : page.t('product-listing.filters', { count: listing.chips.length })}
        </span>
      </button>
      <details className={styles.sort} data-action="product-listing" data-action-on="toggle">
        <summary>
          {outlined(arrows)}
          <span className={styles.sortWord}>{page.t('product-listing.sort')}</span>
          <span className={styles.sortChoice} data-part="order">
            {chosen && <span className={hidden.root}>{`${colonOf(page.locale)} `}</span>}
            {chosen && page.t(`product-listing.order.${chosen.name}`)}
          </span>
        </summary>
        <ul aria-label={page.t('product-listing.sort')} data-action="product-listing" data-part="orders">
          {listing.orders.map(({ name, isChosen, query }) => (
            <li key={name}>
              <a
                href={listHref(query, page)}
                rel="nofollow"
                aria-current={isChosen ? 'true' : undefined}
                data-value={`order:${name}`}
              >
                {page.t(`product-listing.order.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function outlined(outline: string): ReactElement {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={outline} />
    </svg>
  );
}
