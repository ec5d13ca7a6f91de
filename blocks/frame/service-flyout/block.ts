import { serviceFlyout } from '../../../schemas/service-flyout.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'service-flyout',
  v: 1,
  policy: 'hide',
  props,
  data: { flyout: { schema: serviceFlyout, required: false, isContent: true } },
  load,
  styles: [iconStyles, styles],
  view,
});
