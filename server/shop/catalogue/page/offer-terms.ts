import { isTakenBack, type WithdrawalException } from '../../../../schemas/catalogue/withdrawal-exception.ts';
import type { ProductVariant } from '../../../../schemas/catalogue/product-variant.ts';
import { offerOf } from '../availability.ts';

/** What a locale's customers pay for sending, and how long they may send back. */
export interface SaleTerms {
  locale: string;
  currency: string;
  /** Country of delivery, as AT. */
  country: string;
  /** Goods of this value and more are sent free, in cents. */
  freeShippingFrom: number;
  /** Cents for a parcel and for a forwarder; null: not known, and not told. */
  shipping: Readonly<Record<'parcel' | 'freight', number | null>>;
  /** Days from receipt in which goods may be sent back at the shop's cost. */
  returnDays: number;
}

/** Shipping details and return policy of an offer, as search engines read them (schema.org). */
export function offerTerms(
  variant: ProductVariant,
  exception: WithdrawalException | null,
  terms: SaleTerms,
): object {
  const shipping = shippingDetails(variant, terms);
  return {
    ...(shipping && { shippingDetails: shipping }),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: terms.country,
      ...(isTakenBack(exception)
        ? {
            returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
            merchantReturnDays: terms.returnDays,
            returnMethod: 'https://schema.org/ReturnByMail',
            returnFees: 'https://schema.org/FreeReturn',
          }
        : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
    },
  };
}

function shippingDetails(variant: ProductVariant, terms: SaleTerms): object | null {
  const { delivery } = variant;
  const price = offerOf(variant, terms.locale)?.price ?? 0;
  if (!delivery) return null;
  const cents = price >= terms.freeShippingFrom ? 0 : terms.shipping[delivery.mode];
  if (cents === null) return null;
  const [minValue, maxValue] = delivery.days;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: cents / 100, currency: terms.currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: terms.country },
    // Days are counted from order to door: all of it is told as transit.
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 0, unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
    },
  };
}
