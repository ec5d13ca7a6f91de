import { looseProductSlice } from '../../../schemas/product-slice.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { productCardStyles } from '../../kit/product/product-card-view.tsx';
import { productListHead } from '../../kit/product/product-list-head-styles.ts';
import { productList } from '../../kit/product/product-list-styles.ts';
import { section } from '../../kit/section/section.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'recently-viewed',
  v: 1,
  policy: 'hide',
  props,
  // Asked for by a script, a page sends its styles as text.
  data: { products: { schema: looseProductSlice, required: false } },
  styles: [styles, section, ...productCardStyles, productList, productListHead],
  view,
});
