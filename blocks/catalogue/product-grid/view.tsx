import { readProducts } from '../../../schemas/product-slice.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { type CardPlace, heartForm, productCardView } from '../../kit/product/product-card-view.tsx';
import { productList } from '../../kit/product/product-list-styles.ts';
import { shapeClass } from '../../kit/product/product-shape.ts';
import { ProductListHead } from '../../kit/product/product-list-head.tsx';
import type { ProductsData } from '../../kit/product/products-data.ts';
import { section } from '../../kit/section/section.ts';
import type { ProductGridProps } from './schema.ts';

const sizes = '(min-width:900px) 23vw,46vw';

/** Pictures that may be in the first view when the grid opens a page. */
const eagerPictures = 4;

export function view({ props, data, page }: ViewInput<ProductGridProps, ProductsData, never, never>) {
  const { headline, more, limit, shape, evenRows } = props;
  const cards = readProducts(data.products).cards.slice(0, limit);
  if (cards.length === 0) return null;
  const hearts = heartForm(page);
  const place = { page, as: 'li', sizes, heartFormId: hearts?.id } as const;
  return (
    <section id={page.nodeId} className={section.root}>
      <div className={section.inner}>
        <ProductListHead headline={headline} more={more} page={page} />
        <ul className={classNames(productList.root, shapeClass[shape], evenRows && productList.even)}>
          {cards.map((card, index) =>
            productCardView(card, { ...place, fetch: fetchOf(index, page.isFirstPicture) }),
          )}
        </ul>
        {hearts?.form}
      </div>
    </section>
  );
}

function fetchOf(index: number, opensPage: boolean): CardPlace['fetch'] {
  if (!opensPage || index >= eagerPictures) return 'lazy';
  return index === 0 ? 'first' : 'eager';
}
