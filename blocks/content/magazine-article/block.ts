import { defineBlock } from '../../kit/define/define-block.ts';
import { section } from '../../kit/section/section.ts';
import { props } from './schema.ts';
import { articleData } from './structured-data.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'magazine-article',
  v: 1,
  policy: 'hide',
  props,
  slots: { body: {} },
  structuredData: articleData,
  leadsWithPicture: ({ picture }) => picture !== undefined,
  makesRules: true,
  styles: [section, styles],
  view,
});
