import { readProducts } from '../../../schemas/product-slice.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { heartForm, productCardView, productHref } from '../../kit/product/product-card-view.tsx';
import { shapeClass } from '../../kit/product/product-shape.ts';
import { ProductListHead } from '../../kit/product/product-list-head.tsx';
import type { ProductsData } from '../../kit/product/products-data.ts';
import { section } from '../../kit/section/section.ts';
import type { ProductCarouselProps } from './schema.ts';
import { styles } from './styles.ts';

const sizes = '(min-width:900px) 22vw,(min-width:600px) 29vw,42vw';

/** So many cards fit into the row of a laptop. */
const inOneView = 4;

/** Products in one row that scrolls sideways and stops at a card; Tab brings each into view. */
export function view({ props, data, page }: ViewInput<ProductCarouselProps, ProductsData, never, never>) {
  const { headline, more, limit, shape } = props;
  const cards = readProducts(data.products).cards.slice(0, limit);
  if (cards.length === 0) return null;
  const hearts = heartForm(page);
  const place = { page, as: 'li', sizes, heartFormId: hearts?.id } as const;
  const isFew = cards.length <= inOneView;
  const hasFocus = cards.some((card) => productHref(card, page) !== undefined) || hearts !== undefined;
  return (
    <section id={page.nodeId} className={section.root}>
      <div className={section.inner}>
        <ProductListHead headline={headline} more={more} page={page} />
        <ul
          className={classNames(styles.row, isFew && styles.few, shapeClass[shape])}
          // What scrolls must be reached by keyboard, also where no card leads anywhere.
          {...(!hasFocus && { tabIndex: 0, 'aria-label': headline ?? page.t('product-carousel.label') })}
        >
          {cards.map((card, index) =>
            productCardView(card, { ...place, fetch: page.isFirstPicture && index === 0 ? 'first' : 'lazy' }),
          )}
        </ul>
        {hearts?.form}
      </div>
    </section>
  );
}
