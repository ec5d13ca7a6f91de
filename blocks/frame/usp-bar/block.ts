import { uspBar } from '../../../schemas/usp-bar.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'usp-bar',
  v: 1,
  policy: 'hide',
  props,
  data: { usps: { schema: uspBar, required: false, isContent: true } },
  load,
  varies: ['device'],
  styles: [iconStyles, styles],
  view,
});
