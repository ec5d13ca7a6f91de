import { goodsServices } from '../../../schemas/catalogue/goods-service.ts';
import { choiceStateName } from '../../../schemas/catalogue/product-page.ts';
import { badge } from '../../kit/style/badge-styles.ts';
import { button } from '../../kit/style/button.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { energyStyles } from '../../kit/product/energy-styles.ts';
import { priceStyles } from '../../kit/product/price-styles.ts';
import { ratingStyles } from '../../kit/product/rating-styles.ts';
import { tyreStyles } from '../../kit/product/tyre-styles.ts';
import { section } from '../../kit/section/section.ts';
import { field } from '../../kit/form/field-styles.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { productHeart } from './product-heart-styles.ts';
import { added } from './added-styles.ts';
import { choiceStyles } from './choice-styles.ts';
import { galleryStyles } from './gallery-styles.ts';
import { load } from './load.ts';
import { serviceStyles } from './service-styles.ts';
import { data, props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'product-stage',
  v: 1,
  // Without its product the page says nothing.
  policy: 'critical',
  props,
  data,
  load,
  takesOver: true,
  varies: [choiceStateName, ...goodsServices].map((name) => `query:${name}` as const),
  leadsWithPicture: () => true,
  oncePerPage: true,
  styles: [
    section,
    button,
    badge,
    hidden,
    iconStyles,
    priceStyles,
    ratingStyles,
    energyStyles,
    tyreStyles,
    productHeart,
    styles,
    galleryStyles,
    choiceStyles,
    field,
    serviceStyles,
    added,
  ],
  view,
});
