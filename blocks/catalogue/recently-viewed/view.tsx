import { readProducts, type LooseProductSlice } from '../../../schemas/product-slice.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { heartForm, productCardView } from '../../kit/product/product-card-view.tsx';
import { ProductListHead } from '../../kit/product/product-list-head.tsx';
import { productList } from '../../kit/product/product-list-styles.ts';
import { section } from '../../kit/section/section.ts';
import type { RecentlyViewedProps } from './schema.ts';
import { styles } from './styles.ts';

interface RecentlyViewedData {
  products: LooseProductSlice | undefined;
}

const sizes = '(min-width:900px) 23vw,46vw';

/**
 * What somebody looked at lately. Only their browser knows: every page has the empty place, and the script fills it from
 * the page of the route `recently-viewed`, which draws the same block with the products that its address names.
 */
export function view({
  props,
  data: { products },
  page,
}: ViewInput<RecentlyViewedProps, RecentlyViewedData, never, never>) {
  const cards = products ? readProducts(products).cards : [];
  // On the list's own page without products, too: whoever comes there sees what their browser knows.
  if (cards.length === 0) return emptyPlace(page, products !== undefined);
  const hearts = heartForm(page);
  return (
    <section id={page.nodeId} className={section.root} data-role="recently-viewed">
      <div className={section.inner}>
        <ProductListHead headline={props.headline} more={undefined} page={page} />
        <ul className={productList.root}>
          {cards.map((card) =>
            productCardView(card, { page, as: 'li', sizes, heartFormId: hearts?.id, fetch: 'lazy' }),
          )}
        </ul>
        {hearts?.form}
      </div>
    </section>
  );
}

function emptyPlace(page: PageView, isOwnPage: boolean) {
  const list = page.route('recently-viewed');
  if (list === undefined) return null;
  const { consent } = page.tenant.cookies;
  return (
    <div
      className={isOwnPage ? styles.place : undefined}
      hidden={!isOwnPage}
      data-action-start="recently-viewed"
      data-list={list}
      data-consent={consent}
    />
  );
}
