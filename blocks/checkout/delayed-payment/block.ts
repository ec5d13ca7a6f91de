import { basketState } from '../../../schemas/basket/basket.ts';
import { checkoutState } from '../../../schemas/checkout/checkout-state.ts';
import { checkoutPageStyles } from '../../kit/checkout/checkout-page-styles.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'delayed-payment',
  v: 1,
  policy: 'critical',
  props,
  data: {
    state: { schema: checkoutState, required: true },
    basket: { schema: basketState, required: true },
  },
  load,
  oncePerPage: true,
  styles: [...checkoutPageStyles],
  view,
});
