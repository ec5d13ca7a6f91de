import { paybackCard } from '../../../schemas/account/payback-number.ts';
import { accountPage } from '../../kit/account/account-page-styles.ts';
import { checkoutPageStyles } from '../../kit/checkout/checkout-page-styles.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'payback-card',
  v: 1,
  policy: 'critical',
  props,
  data: { state: { schema: paybackCard, required: true } },
  load,
  oncePerPage: true,
  styles: [...checkoutPageStyles, accountPage],
  view,
});
