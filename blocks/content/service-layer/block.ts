import { serviceLayer } from '../../../schemas/service-layer.ts';
import { button } from '../../kit/style/button.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { prose } from '../../kit/style/prose-styles.ts';
import { section } from '../../kit/section/section.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'service-layer',
  v: 1,
  policy: 'hide',
  props,
  data: { layer: { schema: serviceLayer, required: false, isContent: true } },
  load,
  styles: [section, button, iconStyles, prose, styles],
  view,
});
