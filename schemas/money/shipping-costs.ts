import type { Cents } from './cents.ts';

/** How a line comes to the customer; null: it cannot be delivered now. */
export type ShippingMode = 'parcel' | 'freight' | null;

/** What sending costs in a locale, in cents of its currency. */
export interface ShippingTerms {
  /** Of all parcels of an order together. */
  parcel: Cents;
  /** Of everything that a forwarder brings, together. */
  freight: Cents;
  /** Goods of this value and more are sent free, parcels and freight alike. */
  freeFrom: Cents;
}

interface ShippingCosts {
  parcel: Cents;
  freight: Cents;
  total: Cents;
  /** Goods still missing for free shipping; 0: it is free. */
  missing: Cents;
}

/**
 * Returns what sending costs. `goods` is their value after reductions and before vouchers; what equals the limit is free.
 * (Requirement 9.001)
 */
export function shippingCosts(
  goods: Cents,
  modes: readonly ShippingMode[],
  { parcel, freight, freeFrom }: ShippingTerms,
): ShippingCosts {
  const missing = Math.max(0, freeFrom - goods);
  const costOf = (mode: ShippingMode, cost: Cents): Cents => (missing > 0 && modes.includes(mode) ? cost : 0);
  const costs = { parcel: costOf('parcel', parcel), freight: costOf('freight', freight) };
  return { ...costs, total: costs.parcel + costs.freight, missing };
}
