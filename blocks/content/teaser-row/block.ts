import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { section } from '../../kit/section/section.ts';
import { teaserWords } from '../../kit/section/teaser-words-styles.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'teaser-row',
  v: 1,
  policy: 'hide',
  props,
  leadsWithPicture: () => true,
  makesRules: true,
  styles: [section, iconStyles, teaserWords, styles],
  view,
});
