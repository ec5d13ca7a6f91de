import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { section } from '../../kit/section/section.ts';
import { load } from './load.ts';
import { data, props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'product-details',
  v: 1,
  // Maker and warnings belong to the offer: the page shows its last good form rather than none of them.
  policy: 'last-good',
  props,
  data,
  load,
  styles: [section, iconStyles, styles],
  view,
});
