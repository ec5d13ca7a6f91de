import { ownOrder } from '../../../schemas/fulfilment/own-order.ts';
import { checkoutPageStyles } from '../../kit/checkout/checkout-page-styles.ts';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { parcelStyles } from '../../kit/ordered/parcel-styles.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'own-order',
  v: 1,
  policy: 'critical',
  props,
  data: { state: { schema: ownOrder, required: true } },
  load,
  oncePerPage: true,
  styles: [...checkoutPageStyles, orderPage, parcelStyles],
  view,
});
