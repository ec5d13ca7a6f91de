import { survey, surveyQueryName } from '../../../schemas/rating/survey.ts';
import { button } from '../../kit/style/button.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { field } from '../../kit/form/field-styles.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { section } from '../../kit/section/section.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'survey-rating',
  v: 1,
  policy: 'hide',
  props,
  data: { survey: { schema: survey, required: true, isContent: true } },
  load,
  varies: [`query:${surveyQueryName}`],
  oncePerPage: true,
  styles: [section, button, field, hidden, iconStyles, styles],
  view,
});
