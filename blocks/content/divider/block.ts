import { defineBlock } from '../../kit/define/define-block.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'divider',
  v: 1,
  policy: 'hide',
  props,
  styles: [styles],
  view,
});
