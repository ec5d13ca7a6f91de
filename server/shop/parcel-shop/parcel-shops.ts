import { z } from 'zod';
import { type ParcelShop, parcelShop } from '../../../schemas/checkout/checkout-draft.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { DataSetReader } from '../../content/data-set-reader.ts';
import { nearestParcelShops } from './nearest-parcel-shops.ts';

/** A file of bucket `parcel-shops`, without what an order has no use for. */
export const parcelShopFile = z.object({ shops: z.array(z.object(parcelShop.shape)).max(5000) });

interface ParcelShopPlace {
  tenant: TenantConfig;
  locale: string;
}

/**
 * Parcel shops as a merchant lists them in his bucket, of those the ones in the country that a locale delivers to; null while they
 * cannot be had. A locale without a file has none.
 */
export function createParcelShops(files: DataSetReader<z.output<typeof parcelShopFile>>) {
  async function shopsOf({ tenant, locale }: ParcelShopPlace): Promise<ParcelShop[] | null> {
    const answer = await files(tenant, locale, 'main');
    if (answer.status !== 'found') return answer.status === 'missing' ? [] : null;
    const country = tenant.locales.find((each) => each.locale === locale)?.country;
    return answer.value.shops.filter((shop) => shop.country === country);
  }
  return {
    async near(place: ParcelShopPlace, postalCode: string): Promise<ParcelShop[] | null> {
      const shops = await shopsOf(place);
      return shops && nearestParcelShops(shops, postalCode);
    },
    async withId(place: ParcelShopPlace, wanted: string): Promise<ParcelShop | null | undefined> {
      const shops = await shopsOf(place);
      return shops && shops.find(({ id }) => id === wanted);
    },
  };
}
