import { invoiceList } from '../../../schemas/order/invoice-list.ts';
import { accountPage } from '../../kit/account/account-page-styles.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { section } from '../../kit/section/section.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'invoice-list',
  v: 1,
  policy: 'critical',
  props,
  data: { state: { schema: invoiceList, required: true } },
  load,
  oncePerPage: true,
  styles: [section, accountPage],
  view,
});
