import { vouchers } from '../../../schemas/voucher.ts';
import { button } from '../../kit/style/button.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { prose } from '../../kit/style/prose-styles.ts';
import { section } from '../../kit/section/section.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'voucher-embed',
  v: 1,
  policy: 'hide',
  props,
  data: { vouchers: { schema: vouchers, required: false, isContent: true } },
  load,
  references({ voucher }, { vouchers: file }) {
    const known = file?.vouchers.map(({ id }) => id);
    return known ? [{ pointer: '/voucher', what: 'voucher', name: voucher, known }] : [];
  },
  leastReferences: { voucher: 1 },
  expires({ voucher }, data) {
    const until = data.vouchers?.vouchers.find(({ id }) => id === voucher)?.validUntil;
    return until ? Date.parse(until) : undefined;
  },
  styles: [section, button, prose, styles],
  view,
});
