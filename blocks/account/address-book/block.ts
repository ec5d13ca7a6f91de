import { addressBook } from '../../../schemas/address/address-book.ts';
import { accountPage } from '../../kit/account/account-page-styles.ts';
import { checkoutPageStyles } from '../../kit/checkout/checkout-page-styles.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'address-book',
  v: 1,
  policy: 'critical',
  props,
  data: { state: { schema: addressBook, required: true } },
  load,
  oncePerPage: true,
  styles: [...checkoutPageStyles, accountPage],
  view,
});
