import type { Basket } from '../../../schemas/basket/basket.ts';
import type { WithdrawalException } from '../../../schemas/catalogue/withdrawal-exception.ts';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import type { Ordered } from '../../../schemas/order/ordered.ts';
import type { ProductCard } from '../../../schemas/product-card.ts';
import { basketAmounts, type ShownAmounts } from '../basket/basket-amounts.ts';

interface ShownService {
  kind: string;
  name: string;
  /** Cents, for all pieces. */
  total: number;
}

/** An article that is ordered, as pages of ordering show it. */
export interface ShownLine {
  key: string;
  name: string;
  /** Brand and what was chosen. */
  details: readonly string[];
  picture: string;
  quantity: number;
  /** Cents, of all pieces. */
  total: number;
  /** What is ordered with it. */
  services: readonly ShownService[];
  /** When it comes, in words; empty: that is not known. */
  arrival: string;
  energy: ProductCard['energy'];
  tyre: ProductCard['tyre'];
  withdrawalException: WithdrawalException | null;
}

/** The articles of a basket with the days on which they come. */
export function basketLines({ lines }: Basket, arrivals: CheckoutState['arrivals']): ShownLine[] {
  return lines.map(({ sku, name, brand, choice, services, ...line }) => ({
    ...{ key: sku, name, details: [brand, ...choice].filter((each) => each !== '') },
    ...{ picture: line.picture, quantity: line.quantity, total: line.total },
    ...{ energy: line.energy, tyre: line.tyre, withdrawalException: line.withdrawalException },
    services: services.filter(({ isChosen }) => isChosen),
    arrival: arrivals.find((each) => each.sku === sku)?.words ?? '',
  }));
}

/** The articles of an order. */
export function orderedLines(
  { lines, services }: Ordered,
  arrivals: readonly { position: number; words: string }[],
): ShownLine[] {
  return lines.map(({ position, name, brand, choice, picture, quantity, total, ...line }) => ({
    ...{ key: String(position), name, details: [brand, ...choice].filter((each) => each !== '') },
    ...{ picture, quantity, total, energy: null, tyre: null },
    withdrawalException: line.withdrawalException ?? null,
    services: services.filter((service) => service.position === position),
    arrival: arrivals.find((each) => each.position === position)?.words ?? '',
  }));
}

/** What the basket costs with the price of the credit that was chosen. */
export function checkoutAmounts(basket: Basket, { plan, total, vat }: CheckoutState): ShownAmounts {
  return { ...basketAmounts(basket), surcharge: plan?.surcharge ?? 0, total, vat };
}

/** What was ordered costs. */
export function orderedAmounts({
  lines,
  services,
  voucher,
  shipping,
  goodsTotal,
  total,
  vat,
}: Ordered): ShownAmounts {
  return {
    services: services.reduce((sum, service) => sum + service.total, 0),
    goods: lines.reduce((sum, line) => sum + line.total, 0),
    voucher,
    ...{ parcel: shipping.parcel, freight: shipping.freight },
    ...{ surcharge: total - goodsTotal, total },
    vat: vat.map(({ rate, tax }) => ({ rate: rate / 10_000, cents: tax })),
  };
}
