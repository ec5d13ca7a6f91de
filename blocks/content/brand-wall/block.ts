import { defineBlock } from '../../kit/define/define-block.ts';
import { section } from '../../kit/section/section.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'brand-wall',
  v: 1,
  policy: 'hide',
  props,
  styles: [section, styles],
  view,
});
