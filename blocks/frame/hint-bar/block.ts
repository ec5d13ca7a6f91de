import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'hint-bar',
  v: 1,
  policy: 'hide',
  props,
  styles: [iconStyles, styles],
  view,
});
