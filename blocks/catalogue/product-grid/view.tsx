import { type LooseProductSlice, readProducts } from '../../../schemas/product-slice.ts';
import { classNames } from '../../kit/class-names.ts';
import type { ViewInput } from '../../kit/define-block.ts';
import { LinkView } from '../../kit/link-view.tsx';
import { type CardPlace, heartForm, productCardView } from '../../kit/product/product-card-view.tsx';
import { productList } from '../../kit/product/product-list-styles.ts';
import { shapeClass } from '../../kit/product/product-shape.ts';
import { section } from '../../kit/section.ts';
import type { ProductGridProps } from './schema.ts';
import { styles } from './styles.ts';

const sizes = '(min-width:900px) 23vw,46vw';

/** Pictures that may be in the first view when the grid opens a page. */
const eagerPictures = 4;

type Data = { products: LooseProductSlice };

export function view({ props, data, page }: ViewInput<ProductGridProps, Data, never, never>) {
  const { headline, more, limit, shape, evenRows } = props;
  const cards = readProducts(data.products).cards.slice(0, limit);
  if (cards.length === 0) return null;
  const hearts = heartForm(page);
  const place = { page, as: 'li', sizes, heartFormId: hearts?.id } as const;
  return (
    <section id={page.nodeId} className={section.root}>
      <div className={section.inner}>
        <div className={styles.head}>
          {headline && <h2 className={section.title}>{headline}</h2>}
          <p className={styles.note}>{page.t('price.note')}</p>
          {more && (
            <LinkView link={more} page={page} className={section.more} otherwise="nothing">
              {more.label}
            </LinkView>
          )}
        </div>
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
