import { payLinkState } from '../../../schemas/order/pay-link-state.ts';
import { checkoutPageStyles } from '../../kit/checkout/checkout-page-styles.ts';
import { choiceCards } from '../../kit/checkout/choice-card-styles.ts';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'pay-link',
  v: 1,
  policy: 'critical',
  props,
  data: { state: { schema: payLinkState, required: true } },
  load,
  oncePerPage: true,
  styles: [...checkoutPageStyles, choiceCards, orderPage],
  view,
});
