import { z } from 'zod';
import { type PostalAddress, postalAddress } from '../address/postal-address.ts';
import { type DeliveryOption, deliveryOptions } from '../basket/basket.ts';
import { type DeliveryPlace, parcelShop } from '../checkout/checkout-draft.ts';
import { MAX_AMOUNT } from '../money/cents.ts';
import { consignmentsOf } from '../delivery/delivery-promise.ts';

const cents = z.int().min(0).max(MAX_AMOUNT);

/** What of an order comes where, when and for how much, as calls tell it; amounts are cents. (Requirement 3.127) */
export const delivery = z.object({
  option: z.enum(deliveryOptions),
  address: postalAddress.nullable().describe('null: to a parcel shop, or not told yet'),
  parcelShop: parcelShop.nullable(),
  freight: z
    .object({ day: z.iso.date(), floor: z.string() })
    .nullable()
    .describe('day that was agreed on with the forwarder, and where to carry it'),
  shipping: z.object({ parcel: cents, freight: cents, total: cents }),
  consignments: z
    .array(
      z.object({
        mode: z.enum(['parcel', 'freight']),
        from: z.iso.date().describe('first day on which it is expected'),
        to: z.iso.date().describe('last day'),
        skus: z.array(z.string()),
      }),
    )
    .describe('what comes together, the first one first'),
});
export type Delivery = z.output<typeof delivery>;

interface Delivered {
  option: DeliveryOption;
  place: DeliveryPlace | null;
  /** The address of the invoice. */
  billing: PostalAddress | null;
  freight: Delivery['freight'];
  /** In cents. */
  shipping: { parcel: number; freight: number };
  lines: readonly { sku: string; mode: 'parcel' | 'freight'; arrival: readonly [string, string] }[];
}

/** The delivery of an order, or of one that is being prepared. */
export function deliveryOf({ option, place, billing, freight, shipping, lines }: Delivered): Delivery {
  const { parcel, freight: byFreight } = shipping;
  return {
    ...{ option, freight },
    address: place?.kind === 'home' ? (place.address ?? billing) : null,
    parcelShop: place?.kind === 'parcel-shop' ? place.shop : null,
    shipping: { parcel, freight: byFreight, total: parcel + byFreight },
    consignments: consignmentsOf(
      lines.map(({ sku, mode, arrival: [from, to] }) => ({ sku, mode, from, to })),
    ),
  };
}
