import { button } from '../../kit/style/button.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { field } from '../../kit/form/field-styles.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { pictureStyles } from '../../kit/picture/picture-styles.ts';
import { productCardStyles } from '../../kit/product/product-card-view.tsx';
import { productList } from '../../kit/product/product-list-styles.ts';
import { section } from '../../kit/section/section.ts';
import { facetStyles } from './facet-styles.ts';
import { load } from './load.ts';
import { panelStyles } from './panel-styles.ts';
import { props } from './schema.ts';
import { faultsOf, shownListing } from './shown-listing.ts';
import { styles } from './styles.ts';
import { tyreFinderStyles } from './tyre-finder-styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'product-listing',
  v: 1,
  policy: 'placeholder',
  props,
  data: { listing: { schema: shownListing, required: true, faultsOf } },
  load,
  slots: { after: { max: 4 } },
  varies: ['path'],
  leadsWithPicture: () => true,
  takesOver: true,
  oncePerPage: true,
  styles: [
    section,
    button,
    field,
    iconStyles,
    pictureStyles,
    ...productCardStyles,
    productList,
    panelStyles,
    facetStyles,
    tyreFinderStyles,
    styles,
  ],
  view,
});
