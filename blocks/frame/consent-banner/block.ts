import { button } from '../../kit/style/button.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { field } from '../../kit/form/field-styles.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'consent-banner',
  v: 1,
  policy: 'last-good',
  everyPage: 'header',
  props,
  oncePerPage: true,
  styles: [button, field, iconStyles, hidden, styles],
  view,
});
