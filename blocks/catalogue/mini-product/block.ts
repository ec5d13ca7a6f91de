import { button } from '../../kit/style/button.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'mini-product',
  v: 1,
  policy: 'hide',
  props,
  // Asked for by a script, a page sends its styles as text.
  styles: [button, iconStyles, styles],
  view,
});
