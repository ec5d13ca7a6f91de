import { orderState } from '../../../schemas/order/order-state.ts';
import { termsStyles } from '../../kit/account/terms-styles.ts';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import { checkoutPageStyles } from '../../kit/checkout/checkout-page-styles.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'order-confirmation',
  v: 1,
  policy: 'critical',
  props,
  data: {
    state: { schema: orderState, required: true },
  },
  load,
  oncePerPage: true,
  styles: [...checkoutPageStyles, termsStyles, orderPage],
  view,
});
