import { dayIn } from '../../../../schemas/day-in.ts';
import type { InsurableOrder } from '../../../../schemas/order/protection-state.ts';
import { type LaterProtection, laterProtection } from '../../../../schemas/payment/later-protection.ts';
import { protectionIn } from '../../../../schemas/tenant/locale-protection.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import { dateWriter } from '../../../../schemas/writing/date-writer.ts';
import type { InstalmentOrder, OrderedProtection } from './protection-store.ts';

export interface InsurableOffer {
  order: InstalmentOrder;
  protection: OrderedProtection;
}

/** Orders of a locale whose instalments run and are not insured, with what that would cost from now on. `at` in ms since 1970. */
export function insurableOrders(
  orders: readonly InstalmentOrder[],
  { tenant, locale }: { tenant: TenantConfig; locale: string },
  at: number,
): InsurableOffer[] {
  const terms = protectionIn(tenant, locale);
  if (!terms) return [];
  const day = dayIn(tenant.timeZone, at);
  return orders.flatMap((order) => {
    const { plan, locale: own } = order.ordered;
    const later = plan && own === locale && !order.protectedLater ? laterProtection(plan, terms, day) : null;
    return later ? [{ order, protection: { ...later, rate: terms.rate, orderedAt: at } }] : [];
  });
}

/** An order with its protection, as pages show it. */
export function shownInsurable(
  { number, placedAt }: Pick<InstalmentOrder, 'number' | 'placedAt'>,
  { open, payments, total }: LaterProtection,
  { tenant, locale }: { tenant: TenantConfig; locale: string },
): InsurableOrder {
  const placed = dateWriter(locale, { timeZone: tenant.timeZone, dateStyle: 'long' })(placedAt);
  return { number, placed, open, count: payments.length, first: payments[0]?.amount ?? 0, total };
}
