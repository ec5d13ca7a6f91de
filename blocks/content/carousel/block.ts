import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { section } from '../../kit/section/section.ts';
import { teaserWords } from '../../kit/section/teaser-words-styles.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'carousel',
  v: 1,
  policy: 'hide',
  props,
  slots: { items: { max: 12 } },
  leadsWithPicture: ({ slides }) => slides[0]?.picture !== undefined,
  makesRules: true,
  styles: [section, hidden, iconStyles, teaserWords, styles],
  view,
});
