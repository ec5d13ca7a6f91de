import { otherAddress } from '../../../schemas/checkout/checkout-form.ts';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import { addressValues } from '../../kit/checkout/address-fields.tsx';

/** What the form holds: what was just typed, else what was told before. */
export function deliveryValues({
  draft: { contact, billing, place, freight },
  values,
}: CheckoutState): Record<string, string> {
  const other = place?.kind === 'home' ? place.address : null;
  return {
    ...addressValues(billing),
    ...addressValues(other, otherAddress),
    ...{ email: contact?.email ?? '', phone: contact?.phone ?? '' },
    ...{ day: freight?.day ?? '', floor: freight?.floor ?? '' },
    place: place?.kind === 'parcel-shop' ? 'parcel-shop' : other ? 'other' : 'home',
    // What was chosen is found again by where it is.
    ...(place?.kind === 'parcel-shop' && { parcelShop: place.shop.id, shopSearch: place.shop.postalCode }),
    ...values,
  };
}
