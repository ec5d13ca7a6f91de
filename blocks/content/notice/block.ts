import { defineBlock } from '../../kit/define-block.ts';
import { iconStyles } from '../../kit/icon-styles.ts';
import { prose } from '../../kit/prose-styles.ts';
import { section } from '../../kit/section.ts';
import { hidden } from '../../kit/visually-hidden.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'notice',
  v: 1,
  policy: 'hide',
  props,
  styles: [section, prose, iconStyles, hidden, styles],
  view,
});
