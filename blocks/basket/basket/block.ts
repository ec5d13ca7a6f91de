import { basketState } from '../../../schemas/basket/basket.ts';
import { amountStyles } from '../../kit/basket/amount-styles.ts';
import { deliveryStyles } from '../../kit/basket/delivery-styles.ts';
import { button } from '../../kit/style/button.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { field } from '../../kit/form/field-styles.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { energyStyles } from '../../kit/product/energy-styles.ts';
import { priceStyles } from '../../kit/product/price-styles.ts';
import { productLabelStyles } from '../../kit/product/product-labels-styles.ts';
import { tyreStyles } from '../../kit/product/tyre-styles.ts';
import { section } from '../../kit/section/section.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { lineStyles } from './line-styles.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { summaryStyles } from './summary-styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'basket',
  v: 1,
  policy: 'critical',
  props,
  data: { state: { schema: basketState, required: true } },
  load,
  varies: ['query:von'],
  takesOver: true,
  oncePerPage: true,
  styles: [
    ...[
      section,
      button,
      field,
      hidden,
      iconStyles,
      priceStyles,
      productLabelStyles,
      energyStyles,
      tyreStyles,
      amountStyles,
      deliveryStyles,
    ],
    ...[styles, lineStyles, summaryStyles],
  ],
  view,
});
