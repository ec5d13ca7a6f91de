import { z } from 'zod';
import { parcelShop } from '../checkout/checkout-draft.ts';

/** A parcel shop of a file, with where it is in degrees. */
const listedParcelShop = z.strictObject({
  ...parcelShop.shape,
  point: z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
});

/** A file of bucket `parcel-shops`: all parcel shops of a locale. Ids stay: orders name them. */
export const parcelShops = z.strictObject({ shops: z.array(listedParcelShop).max(5000) });
