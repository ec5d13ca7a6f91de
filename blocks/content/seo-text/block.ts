import { defineBlock } from '../../kit/define/define-block.ts';
import { prose } from '../../kit/style/prose-styles.ts';
import { section } from '../../kit/section/section.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'seo-text',
  v: 1,
  policy: 'hide',
  props,
  styles: [section, prose, styles],
  view,
});
