import { defineBlock } from '../../kit/define-block.ts';
import { section } from '../../kit/section.ts';
import { hidden } from '../../kit/visually-hidden.ts';
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
