import { defineBlock } from '../../kit/define/define-block.ts';
import { prose } from '../../kit/style/prose-styles.ts';
import { section } from '../../kit/section/section.ts';
import { tabList } from '../../kit/tabs/tab-styles.ts';
import { props, tabSlots } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'tabs',
  v: 1,
  policy: 'hide',
  props,
  slots: { first: {}, second: {}, third: {}, fourth: {}, fifth: {}, sixth: {} },
  slotsOf: ({ tabs }) => tabSlots.filter((_slot, index) => tabs[index]),
  styles: [section, prose, tabList, styles],
  view,
});
