import { wishlistState } from '../../../schemas/wishlist/wishlist.ts';
import { button } from '../../kit/style/button.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { field } from '../../kit/form/field-styles.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { energyStyles } from '../../kit/product/energy-styles.ts';
import { priceStyles } from '../../kit/product/price-styles.ts';
import { productLabelStyles } from '../../kit/product/product-labels-styles.ts';
import { ratingStyles } from '../../kit/product/rating-styles.ts';
import { tyreStyles } from '../../kit/product/tyre-styles.ts';
import { section } from '../../kit/section/section.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';
import { wishStyles } from './wish-styles.ts';

export const block = defineBlock({
  type: 'wishlist',
  v: 1,
  policy: 'placeholder',
  props,
  data: { state: { schema: wishlistState, required: true } },
  load,
  takesOver: true,
  // Which option of a list is chosen is React's to write.
  usesHooks: true,
  oncePerPage: true,
  styles: [
    ...[section, button, field, hidden, iconStyles, priceStyles, ratingStyles],
    ...[productLabelStyles, energyStyles, tyreStyles, styles, wishStyles],
  ],
  view,
});
