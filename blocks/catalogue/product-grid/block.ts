import { defineBlock } from '../../kit/define/define-block.ts';
import { productCardStyles } from '../../kit/product/product-card-view.tsx';
import { productList } from '../../kit/product/product-list-styles.ts';
import { productListHead } from '../../kit/product/product-list-head-styles.ts';
import { productsData } from '../../kit/product/products-data.ts';
import { section } from '../../kit/section/section.ts';
import { props } from './schema.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'product-grid',
  v: 1,
  policy: 'hide',
  props,
  data: productsData,
  leadsWithPicture: () => true,
  styles: [section, ...productCardStyles, productList, productListHead],
  view,
});
