import { navigation } from '../../../schemas/navigation.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { logoStyles } from '../../kit/icon/logo-styles.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { entry } from './entries/entry-styles.ts';
import { load } from './load.ts';
import { flyout } from './menu/flyout-styles.ts';
import { menu } from './menu/menu-styles.ts';
import { serviceArea } from './menu/service-area-styles.ts';
import { props } from './schema.ts';
import { searchField } from './search/search-styles.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'header',
  v: 1,
  policy: 'last-good',
  everyPage: 'header',
  props,
  data: { navigation: { schema: navigation, required: false, isContent: true } },
  load,
  slots: { service: { allow: ['service-flyout'], max: 1 } },
  varies: ['device'],
  styles: [hidden, iconStyles, logoStyles, styles, entry, searchField, menu, serviceArea, flyout],
  view,
});
