import { button } from '../../kit/style/button.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { section } from '../../kit/section/section.ts';
import { inkFaults } from './ink-faults.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'hero-banner',
  v: 1,
  policy: 'hide',
  props,
  leadsWithPicture: () => true,
  faultsOf: inkFaults,
  makesRules: true,
  styles: [section, button, styles],
  view,
});
