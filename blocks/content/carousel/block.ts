import { defineBlock } from '../../kit/define-block.ts';
import { iconStyles } from '../../kit/icon-styles.ts';
import { section } from '../../kit/section.ts';
import { teaserWords } from '../../kit/teaser-words-styles.ts';
import { hidden } from '../../kit/visually-hidden.ts';
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
