import { orderList } from '../../../schemas/order/order-list.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { field } from '../../kit/form/field-styles.ts';
import { section } from '../../kit/section/section.ts';
import { button } from '../../kit/style/button.ts';
import { accountPage } from '../../kit/account/account-page-styles.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'order-list',
  v: 1,
  policy: 'critical',
  props,
  data: { state: { schema: orderList, required: true } },
  load,
  oncePerPage: true,
  styles: [section, button, field, accountPage, styles],
  // A list to choose from is drawn by React alone.
  usesHooks: true,
  view,
});
