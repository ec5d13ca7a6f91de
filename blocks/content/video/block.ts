import { button } from '../../kit/style/button.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { prose } from '../../kit/style/prose-styles.ts';
import { section } from '../../kit/section/section.ts';
import { frameOrigins } from './player-address.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'video',
  v: 1,
  policy: 'hide',
  props,
  frameOrigins,
  leadsWithPicture: ({ poster }) => poster !== undefined,
  styles: [section, button, prose, styles],
  view,
});
