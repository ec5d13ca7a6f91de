import { button } from '../../kit/style/button.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { productCardStyles } from '../../kit/product/product-card-view.tsx';
import { productList } from '../../kit/product/product-list-styles.ts';
import { productLabelStyles } from '../../kit/product/product-labels-styles.ts';
import { productReferences } from '../../kit/product/product-references.ts';
import { productsData } from '../../kit/product/products-data.ts';
import { section } from '../../kit/section/section.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'product-teaser',
  v: 1,
  policy: 'hide',
  props,
  data: productsData,
  references: ({ sku }, { products }) => productReferences([{ pointer: '/sku', sku }], products),
  leastReferences: { product: 1 },
  leadsWithPicture: () => true,
  styles: [section, button, ...productCardStyles, productLabelStyles, productList, styles],
  view,
});
