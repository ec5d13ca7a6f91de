import { staticPage } from '../../../schemas/static-page.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { prose } from '../../kit/style/prose-styles.ts';
import { section } from '../../kit/section/section.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'static-page',
  v: 1,
  policy: 'last-good',
  props,
  data: { text: { schema: staticPage, required: true, isContent: true } },
  load,
  styles: [section, prose],
  view,
});
