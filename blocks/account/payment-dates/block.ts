import { paymentDates } from '../../../schemas/ledger/payment-dates.ts';
import { waitingPayments } from '../../../schemas/order/waiting-payments.ts';
import { ledgerTable } from '../../kit/ledger/ledger-table-styles.ts';
import { accountPage } from '../../kit/account/account-page-styles.ts';
import { checkoutPageStyles } from '../../kit/checkout/checkout-page-styles.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { transferStyles } from '../../kit/ordered/transfer-styles.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'payment-dates',
  v: 1,
  policy: 'critical',
  props,
  data: {
    state: { schema: paymentDates, required: false },
    waiting: { schema: waitingPayments, required: false },
  },
  load,
  oncePerPage: true,
  styles: [...checkoutPageStyles, accountPage, ledgerTable, styles, transferStyles],
  // A list to choose from is drawn by React alone.
  usesHooks: true,
  view,
});
