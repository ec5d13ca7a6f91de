import { readProducts } from '../../../schemas/product-slice.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { PriceNote } from '../../kit/product/price-note.tsx';
import { heartForm, productCardView } from '../../kit/product/product-card-view.tsx';
import { shapeClass } from '../../kit/product/product-shape.ts';
import type { ProductsData } from '../../kit/product/products-data.ts';
import { section } from '../../kit/section/section.ts';
import type { ProductCardProps } from './schema.ts';
import { styles } from './styles.ts';

export function view({ props, data, page }: ViewInput<ProductCardProps, ProductsData, never, never>) {
  const card = readProducts(data.products).cards.find(({ sku }) => sku === props.sku);
  if (!card) return null;
  const hearts = heartForm(page);
  return (
    <div id={page.nodeId} className={classNames(section.root, section.inner)}>
      <div className={classNames(styles.root, shapeClass[props.shape])}>
        {productCardView(card, {
          page,
          as: 'div',
          sizes: '22rem',
          heartFormId: hearts?.id,
          fetch: page.isFirstPicture ? 'first' : 'lazy',
        })}
        <p className={styles.note}>
          <PriceNote page={page} />
        </p>
        {hearts?.form}
      </div>
    </div>
  );
}
