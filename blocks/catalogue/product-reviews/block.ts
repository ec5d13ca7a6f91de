import { reviewQueryNames } from '../../../schemas/rating/review-limits.ts';
import { reviews } from '../../../schemas/rating/reviews.ts';
import { button } from '../../kit/style/button.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { field } from '../../kit/form/field-styles.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { ratingStyles } from '../../kit/product/rating-styles.ts';
import { section } from '../../kit/section/section.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { formStyles } from './form-styles.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { choiceNames } from './reviews-address.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'product-reviews',
  v: 1,
  policy: 'hide',
  props,
  data: { reviews: { schema: reviews, required: true } },
  load,
  takesOver: true,
  varies: [reviewQueryNames.state, ...choiceNames].map((name) => `query:${name}` as const),
  oncePerPage: true,
  styles: [section, button, field, hidden, iconStyles, ratingStyles, styles, formStyles],
  view,
});
