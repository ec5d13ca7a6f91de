import { button } from '../../kit/button.ts';
import { defineBlock } from '../../kit/define-block.ts';
import { prose } from '../../kit/prose-styles.ts';
import { section } from '../../kit/section.ts';
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
