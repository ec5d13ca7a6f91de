import { button } from '../../kit/style/button.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { section } from '../../kit/section/section.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

/** What a shopper reads where a page should be; the server places it on its own error pages. */
export const block = defineBlock({
  type: 'error-message',
  v: 1,
  policy: 'hide',
  props,
  styles: [section, button, styles],
  view,
});
