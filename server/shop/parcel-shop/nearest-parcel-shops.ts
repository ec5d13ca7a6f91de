import type { ParcelShop } from '../../../schemas/checkout/checkout-draft.ts';

/** How many are shown at most. */
const most = 12;

/**
 * Parcel shops of the region of a postal code (its first digit), the nearest first: those with the same code, then those whose code
 * begins like it for longer, then by the difference of the numbers. Letters of Dutch codes say nothing of what is near.
 */
export function nearestParcelShops(shops: readonly ParcelShop[], postalCode: string): ParcelShop[] {
  const wanted = digitsOf(postalCode);
  return shops
    .map((shop) => {
      const own = digitsOf(shop.postalCode);
      return { shop, same: sameDigits(own, wanted), apart: Math.abs(Number(own) - Number(wanted)) };
    })
    .filter(({ same }) => same > 0)
    .toSorted((a, b) => b.same - a.same || a.apart - b.apart)
    .slice(0, most)
    .map(({ shop }) => shop);
}

function digitsOf(postalCode: string): string {
  return postalCode.replaceAll(/\D/g, '');
}

function sameDigits(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}
