import { button } from '../../kit/style/button.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { field } from '../../kit/form/field-styles.ts';
import { section } from '../../kit/section/section.ts';
import { girthQueries } from '../../../schemas/size/girth-queries.ts';
import { Island } from './island.tsx';
import { load } from './load.ts';
import { data, props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'bra-size-finder',
  v: 1,
  policy: 'placeholder',
  props,
  data,
  load,
  varies: Object.values(girthQueries).map((name) => `query:${name}` as const),
  styles: [section, button, field, styles],
  view,
  island: { component: Island, strategy: 'interaction' },
});
