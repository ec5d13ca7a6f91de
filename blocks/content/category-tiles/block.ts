import { defineBlock } from '../../kit/define/define-block.ts';
import { section } from '../../kit/section/section.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'category-tiles',
  v: 1,
  policy: 'hide',
  props,
  makesRules: true,
  styles: [section, hidden, styles],
  view,
});
