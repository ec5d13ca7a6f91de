import { type LooseProductSlice, looseProductSlice, readProducts } from '../../../schemas/product-slice.ts';
import { defineBlock } from '../../kit/define-block.ts';
import { productCardStyles } from '../../kit/product/product-card-view.tsx';
import { productList } from '../../kit/product/product-list-styles.ts';
import { section } from '../../kit/section.ts';
import { places } from './places.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'look',
  v: 1,
  policy: 'hide',
  props,
  data: {
    products: {
      schema: looseProductSlice,
      required: true,
      faultsOf: (slice: LooseProductSlice) => readProducts(slice).issues,
    },
  },
  leadsWithPicture: () => true,
  styles: [section, ...productCardStyles, productList, styles, places],
  view,
});
