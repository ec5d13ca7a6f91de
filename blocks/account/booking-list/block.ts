import { bookingList } from '../../../schemas/ledger/booking-list.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { accountPage } from '../../kit/account/account-page-styles.ts';
import { ledgerTable } from '../../kit/ledger/ledger-table-styles.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { section } from '../../kit/section/section.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'booking-list',
  v: 1,
  policy: 'critical',
  props,
  data: { state: { schema: bookingList, required: false } },
  load,
  oncePerPage: true,
  styles: [section, accountForm, iconStyles, accountPage, ledgerTable],
  view,
});
