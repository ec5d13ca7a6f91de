import type { ReactElement } from 'react';
import type { Listing } from '../../../schemas/catalogue/listing.ts';
import type { ProductCard } from '../../../schemas/product-card.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { type CardPlace, productCardView } from '../../kit/product/product-card-view.tsx';
import { shapeClass } from '../../kit/product/product-shape.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { listHref } from './list-href.ts';
import type { ProductListingProps } from './schema.ts';
import { styles } from './styles.ts';
import { tipView } from './tip.tsx';

const sizes = '(min-width:1536px) 19vw,(min-width:900px) 25vw,(min-width:600px) 31vw,46vw';

/** Pictures of the first two rows. */
const eagerPictures = 6;

/** The advice stands after so many products, where the first view ends. */
const beforeTip = 5;

/** The products, how many of all they are, and the way to more. */
export function resultsView(
  listing: Listing,
  props: Pick<ProductListingProps, 'shape' | 'tips'>,
  heartFormId: string | undefined,
  page: PageView,
): ReactElement {
  const { cards, facets } = listing;
  const items = gridItems(cards, heartFormId, page);
  const tip =
    cards.length > beforeTip
      ? props.tips.find(({ facet }) => facet === undefined || facets.some(({ name }) => name === facet))
      : undefined;
  if (tip) items.splice(beforeTip, 0, tipView(tip, page));
  return (
    <>
      <h2 className={hidden.root}>{page.t('product-listing.products')}</h2>
      <ul className={classNames(styles.grid, shapeClass[props.shape])} data-items="">
        {items}
      </ul>
      {moreView(listing, page)}
    </>
  );
}

/** Cards as items of a list; the first pictures are fetched at once where the list opens the page. */
export function gridItems(
  cards: readonly ProductCard[],
  heartFormId: string | undefined,
  page: PageView,
): ReactElement[] {
  const place = { page, as: 'li', sizes, heartFormId } as const;
  return cards.map((card, index) =>
    productCardView(card, { ...place, fetch: fetchOf(index, page.isFirstPicture) }),
  );
}

function fetchOf(index: number, opensPage: boolean): CardPlace['fetch'] {
  if (!opensPage || index >= eagerPictures) return 'lazy';
  return index === 0 ? 'first' : 'eager';
}

function moreView({ cards, total, more }: Listing, page: PageView): ReactElement {
  const shown = Math.min(cards.length, total);
  const percent = total === 0 ? 100 : Math.max(1, Math.round((shown / total) * 100));
  const seen = page.t('product-listing.seen', {
    count: total,
    shown: page.number(shown),
    number: page.number(total),
  });
  return (
    <div className={styles.rest} data-more="" data-said={seen}>
      <p>{seen}</p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 2h${percent}`} />
      </svg>
      {more !== null && (
        <p data-action="product-listing">
          <a className={`${button.root} ${button.secondary}`} href={listHref(more, page)} rel="next">
            {page.t('product-listing.more')}
          </a>
        </p>
      )}
    </div>
  );
}
