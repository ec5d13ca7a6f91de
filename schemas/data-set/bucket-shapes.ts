import type { z } from 'zod';
import { banners } from '../banners.ts';
import type { bucketCategories } from '../content-names.ts';
import { footer } from '../footer.ts';
import { navigation } from '../navigation.ts';
import { newsletterSheet } from './newsletter-sheet.ts';
import { parcelShops } from './parcel-shops.ts';
import { places } from './places.ts';
import { promotions } from './promotions.ts';
import { survey } from '../rating/survey.ts';
import { seoText } from './seo-text.ts';
import { serviceFlyout } from '../service-flyout.ts';
import { serviceLayer } from '../service-layer.ts';
import { staticPage } from '../static-page.ts';
import { uspBar } from '../usp-bar.ts';
import { vouchers } from '../voucher.ts';

/** The shape of the files of each bucket category. */
export const bucketShapes = {
  'static-pages': staticPage,
  menus: navigation,
  footer,
  banners,
  vouchers,
  surveys: survey,
  'service-layer': serviceLayer,
  'header-service-flyout': serviceFlyout,
  'usp-bar': uspBar,
  promotions,
  seo: seoText,
  'newsletter-sheet': newsletterSheet,
  'parcel-shops': parcelShops,
  places,
} satisfies Record<(typeof bucketCategories)[number], z.ZodType>;
