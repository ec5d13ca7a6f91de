import { ownReturn } from '../../../schemas/fulfilment/own-return.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { choiceCards } from '../../kit/checkout/choice-card-styles.ts';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { field } from '../../kit/form/field-styles.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { choosePieces } from '../../kit/ordered/choose-pieces-styles.ts';
import { returnWayStyles } from '../../kit/ordered/return-way-styles.ts';
import { section } from '../../kit/section/section.ts';
import { button } from '../../kit/style/button.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'return-form',
  v: 1,
  policy: 'critical',
  props,
  data: { state: { schema: ownReturn, required: true } },
  load,
  oncePerPage: true,
  styles: [
    section,
    button,
    field,
    iconStyles,
    accountForm,
    checkoutStyles,
    choiceCards,
    orderPage,
    returnWayStyles,
    choosePieces,
  ],
  // A list to choose from is drawn by React alone.
  usesHooks: true,
  view,
});
