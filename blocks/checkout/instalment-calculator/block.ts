import { calculatorQueryNames } from '../../../schemas/catalogue/calculator-query.ts';
import { button } from '../../kit/style/button.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { field } from '../../kit/form/field-styles.ts';
import { section } from '../../kit/section/section.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { Island } from './island.tsx';
import { data, props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'instalment-calculator',
  v: 1,
  // Instalments without their effective rate must not be shown, so nothing of the page is rather than that.
  policy: 'critical',
  props,
  data,
  references({ counts = [] }, _data, { instalments }) {
    const known = (instalments?.plans ?? []).map(({ count }) => String(count));
    return counts.map((count, index) => ({
      ...{ pointer: `/counts/${index}`, what: 'number of instalments' },
      ...{ name: String(count), known },
    }));
  },
  varies: Object.values(calculatorQueryNames).map((name) => `query:${name}` as const),
  styles: [section, button, field, hidden, styles],
  view,
  island: { component: Island, strategy: 'interaction' },
});
