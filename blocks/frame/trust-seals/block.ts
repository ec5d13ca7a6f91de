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
    return proofs.map(({ seal }, index) => ({
      ...{ pointer: `/proofs/${index}/seal`, what: 'seal' },
      ...{ name: seal, known },
    }));
  },
  styles: [section, iconStyles, styles],
  view,
});
