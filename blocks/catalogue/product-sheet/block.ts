import { defineBlock } from '../../kit/define/define-block.ts';
import { section } from '../../kit/section/section.ts';
import { load } from './load.ts';
import { data, props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'product-sheet',
  v: 1,
  policy: 'last-good',
  props,
  data,
  load,
  styles: [section, styles],
  view,
});
