import { trackingState } from '../../../schemas/fulfilment/tracking-state.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { captcha } from '../../kit/account/captcha-styles.ts';
import { choiceCards } from '../../kit/checkout/choice-card-styles.ts';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { orderLineStyles } from '../../kit/checkout/order-line-styles.ts';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { field } from '../../kit/form/field-styles.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { choosePieces } from '../../kit/ordered/choose-pieces-styles.ts';
import { parcelStyles } from '../../kit/ordered/parcel-styles.ts';
import { transferStyles } from '../../kit/ordered/transfer-styles.ts';
import { energyStyles } from '../../kit/product/energy-styles.ts';
import { productLabelStyles } from '../../kit/product/product-labels-styles.ts';
import { tyreStyles } from '../../kit/product/tyre-styles.ts';
import { returnWayStyles } from '../../kit/ordered/return-way-styles.ts';
import { section } from '../../kit/section/section.ts';
import { button } from '../../kit/style/button.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'order-tracking',
  v: 1,
  policy: 'critical',
  props,
  data: { state: { schema: trackingState, required: true } },
  load,
  oncePerPage: true,
  styles: [
    ...[
      section,
      button,
      field,
      iconStyles,
      accountForm,
      captcha,
      hidden,
      checkoutStyles,
      orderLineStyles,
      orderPage,
      returnWayStyles,
    ],
    ...[
      energyStyles,
      productLabelStyles,
      tyreStyles,
      choiceCards,
      choosePieces,
      parcelStyles,
      transferStyles,
      styles,
    ],
  ],
  // A list to choose from is drawn by React alone.
  usesHooks: true,
  view,
});
