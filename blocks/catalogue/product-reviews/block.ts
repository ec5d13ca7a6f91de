import { reviewQueryNames } from '../../../schemas/rating/review-limits.ts';
import { reviews } from '../../../schemas/rating/reviews.ts';
import { button } from '../../kit/button.ts';
import { defineBlock } from '../../kit/define-block.ts';
import { field } from '../../kit/field-styles.ts';
import { iconStyles } from '../../kit/icon-styles.ts';
import { ratingStyles } from '../../kit/product/rating-styles.ts';
import { section } from '../../kit/section.ts';
import { hidden } from '../../kit/visually-hidden.ts';
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
  styles: [section, button, field, hidden, iconStyles, ratingStyles, styles, formStyles],
  view,
});
