import { creditState } from '../../../schemas/order/credit-state.ts';
import { checkoutParts } from '../../kit/checkout/checkout-part-styles.ts';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { section } from '../../kit/section/section.ts';
import { button } from '../../kit/style/button.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'credit-information',
  v: 1,
  policy: 'critical',
  props,
  data: { state: { schema: creditState, required: true } },
  load,
  oncePerPage: true,
  styles: [section, button, checkoutStyles, checkoutParts, orderPage, styles],
  view,
});
