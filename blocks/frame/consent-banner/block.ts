import { button } from '../../kit/button.ts';
import { defineBlock } from '../../kit/define-block.ts';
import { field } from '../../kit/field-styles.ts';
import { iconStyles } from '../../kit/icon-styles.ts';
import { hidden } from '../../kit/visually-hidden.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'consent-banner',
  v: 1,
  policy: 'last-good',
  props,
  styles: [button, field, iconStyles, hidden, styles],
  view,
});
