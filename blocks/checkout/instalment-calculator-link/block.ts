import { button } from '../../kit/button.ts';
import { defineBlock } from '../../kit/define-block.ts';
import { iconStyles } from '../../kit/icon-styles.ts';
import { section } from '../../kit/section.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'instalment-calculator-link',
  v: 1,
  policy: 'hide',
  props,
  slots: { calculator: { allow: ['instalment-calculator'], max: 1 } },
  styles: [section, button, iconStyles, styles],
  view,
});
