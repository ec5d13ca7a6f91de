import { accountForm } from '../../kit/account/account-form-styles.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { section } from '../../kit/section/section.ts';
import { button } from '../../kit/style/button.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'account-menu',
  v: 1,
  policy: 'hide',
  props,
  styles: [accountForm, button, iconStyles, section, styles],
  view,
});
