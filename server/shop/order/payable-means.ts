import type { StoredOrder } from './order-store.ts';
import { dayIn } from '../../../schemas/day-in.ts';
import { offeredMeans } from '../../../schemas/payment/offered-means.ts';
import { isByProvider, type PaymentMeans } from '../../../schemas/payment/payment-means.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';

/** The means by which a provider can be paid for an order that waits: those that the shop offers. `at` in ms since 1970. */
export function payableMeans(
  tenant: TenantConfig,
  { customer, state, ordered }: Pick<StoredOrder, 'customer' | 'state' | 'ordered'>,
  { hasProvider, at }: { hasProvider: boolean; at: number },
): PaymentMeans[] {
  if (state !== 'placed' && state !== 'cancelled') return [];
  const { locale, goodsTotal: price, lines, place } = ordered;
  const kinds = lines.map(({ mode }) =>
    mode === 'parcel' && place.kind === 'parcel-shop' ? place.kind : mode,
  );
  const offered = offeredMeans(tenant.checkout?.payment ?? [], null, {
    ...{ locale, price, hasProvider, deliveries: [...new Set(kinds)] },
    buyer:
      customer === null ? { kind: 'guest' } : { kind: 'customer', birthday: null, hasCreditAffinity: false },
    today: dayIn(tenant.timeZone, at),
  });
  const own = offered.flatMap(({ means, isOffered }) => (isOffered ? [means] : []));
  return own.filter(isByProvider);
}
