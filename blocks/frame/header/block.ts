import { navigation } from '../../../schemas/navigation.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { logoStyles } from '../../kit/icon/logo-styles.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'header',
  v: 1,
  policy: 'last-good',
  props,
  data: { navigation: { schema: navigation, required: false } },
  load,
  slots: { service: { allow: ['service-flyout'], max: 1 } },
  varies: ['device'],
  styles: [hidden, iconStyles, logoStyles, styles],
  view,
});
