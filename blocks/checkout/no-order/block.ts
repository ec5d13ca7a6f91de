import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { section } from '../../kit/section/section.ts';
import { button } from '../../kit/style/button.ts';
import { props } from './schema.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'no-order',
  v: 1,
  policy: 'critical',
  props,
  oncePerPage: true,
  styles: [section, button, iconStyles, checkoutStyles, orderPage],
  view,
});
