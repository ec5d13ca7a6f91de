import { defineBlock } from '../../kit/define/define-block.ts';
import { productCardStyles } from '../../kit/product/product-card-view.tsx';
import { productList } from '../../kit/product/product-list-styles.ts';
import { productLabelStyles } from '../../kit/product/product-labels-styles.ts';
import { productReferences } from '../../kit/product/product-references.ts';
import { productsData } from '../../kit/product/products-data.ts';
import { section } from '../../kit/section/section.ts';
import { places } from './places.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'look',
  v: 1,
  policy: 'hide',
  props,
  data: productsData,
  references({ spots }, { products }) {
    const named = spots.map(({ sku }, index) => ({ pointer: `/spots/${index}/sku`, sku }));
    return productReferences(named, products);
  },
  leastReferences: { product: 1 },
  leadsWithPicture: () => true,
  styles: [section, ...productCardStyles, productLabelStyles, productList, styles, places],
  view,
});
