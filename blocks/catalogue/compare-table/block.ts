import { defineBlock } from '../../kit/define/define-block.ts';
import { productCardStyles } from '../../kit/product/product-card-view.tsx';
import { productLabelStyles } from '../../kit/product/product-labels-styles.ts';
import { productsData } from '../../kit/product/products-data.ts';
import { section } from '../../kit/section/section.ts';
import { migrations } from './migrations.ts';
import { references } from './references.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'compare-table',
  v: 2,
  policy: 'hide',
  props,
  data: productsData,
  references,
  leastReferences: { product: 2 },
  styles: [section, ...productCardStyles, productLabelStyles, styles],
  view,
  migrations,
});
