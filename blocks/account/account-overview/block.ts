import { knownVisitor } from '../../../schemas/account/known-visitor.ts';
import { shipmentList } from '../../../schemas/fulfilment/shipment-list.ts';
import { paymentDates } from '../../../schemas/ledger/payment-dates.ts';
import { waitingPayments } from '../../../schemas/order/waiting-payments.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { accountPage } from '../../kit/account/account-page-styles.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { section } from '../../kit/section/section.ts';
import { button } from '../../kit/style/button.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'account-overview',
  v: 1,
  policy: 'critical',
  props,
  // Each part stands by itself: what cannot be had says so in its place.
  data: {
    visitor: { schema: knownVisitor, required: false },
    shipments: { schema: shipmentList, required: false },
    payments: { schema: paymentDates, required: false },
    waiting: { schema: waitingPayments, required: false },
  },
  load,
  oncePerPage: true,
  styles: [section, button, iconStyles, accountForm, accountPage, styles],
  view,
});
