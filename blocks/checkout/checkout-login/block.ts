import { formState } from '../../../schemas/account/form-state.ts';
import { knownVisitor } from '../../../schemas/account/known-visitor.ts';
import { basketState } from '../../../schemas/basket/basket.ts';
import { checkoutState } from '../../../schemas/checkout/checkout-state.ts';
import { captcha } from '../../kit/account/captcha-styles.ts';
import { checkoutPageStyles } from '../../kit/checkout/checkout-page-styles.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'checkout-login',
  v: 1,
  policy: 'critical',
  props,
  data: {
    state: { schema: checkoutState, required: true },
    basket: { schema: basketState, required: true },
    form: { schema: formState, required: true },
    visitor: { schema: knownVisitor, required: false },
  },
  load,
  oncePerPage: true,
  styles: [...checkoutPageStyles, captcha, styles],
  view,
});
