import { footer } from '../../../schemas/footer.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { logoStyles } from '../../kit/icon/logo-styles.ts';
import { load } from './load.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'footer',
  v: 1,
  policy: 'last-good',
  everyPage: 'footer',
  props,
  data: { footer: { schema: footer, required: false, isContent: true } },
  load,
  styles: [hidden, iconStyles, logoStyles, styles],
  view,
});
