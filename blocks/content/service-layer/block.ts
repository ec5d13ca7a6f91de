import { serviceLayer } from '../../../schemas/service-layer.ts';
import { button } from '../../kit/button.ts';
import { defineBlock } from '../../kit/define-block.ts';
import { iconStyles } from '../../kit/icon-styles.ts';
import { prose } from '../../kit/prose-styles.ts';
import { section } from '../../kit/section.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'service-layer',
  v: 1,
  policy: 'hide',
  props,
  data: { layer: { schema: serviceLayer, required: false } },
  load,
  styles: [section, button, iconStyles, prose, styles],
  view,
});
