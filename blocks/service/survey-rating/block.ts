import { survey, surveyQueryName } from '../../../schemas/rating/survey.ts';
import { button } from '../../kit/button.ts';
import { defineBlock } from '../../kit/define-block.ts';
import { field } from '../../kit/field-styles.ts';
import { iconStyles } from '../../kit/icon-styles.ts';
import { section } from '../../kit/section.ts';
import { hidden } from '../../kit/visually-hidden.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'survey-rating',
  v: 1,
  policy: 'hide',
  props,
  data: { survey: { schema: survey, required: true } },
  load,
  varies: [`query:${surveyQueryName}`],
  styles: [section, button, field, hidden, iconStyles, styles],
  view,
});
