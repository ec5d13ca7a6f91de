import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { section } from '../../kit/section/section.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'trust-seals',
  v: 1,
  policy: 'hide',
  props,
  references({ proofs }, _data, { seals }) {
    const known = seals.map(({ id }) => id);
    const proven = proofs.map(({ seal: name }, index) => ({ pointer: `/proofs/${index}/seal`, name }));
    return [{ pointer: '', name: undefined }, ...proven].map((named) => ({ ...named, what: 'seal', known }));
  },
  styles: [section, iconStyles, styles],
  view,
});
