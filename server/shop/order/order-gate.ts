import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { orderTokenHash } from './order-token.ts';
import { lookAtPayment, orderPage } from './pay-order.ts';
import { orderOfLink } from './order-of-link.ts';
import type { PlaceOrderParts } from './place-order.ts';

/** Pages about an order whose payment may have come meanwhile. */
const orderRoutes: ReadonlySet<string> = new Set(['after-payment', 'order-confirmation', 'paylink-success']);

/**
 * Leads whoever looks at the payment of an order to the confirmation as soon as there is one, and the other way round; says how a page
 * is answered whose link opens nothing.
 */
export async function orderGate(
  parts: PlaceOrderParts,
  route: string,
  { tenant, query }: { tenant: TenantConfig; query: Readonly<Record<string, string>> },
): Promise<string | { status: number } | undefined> {
  const token = query[orderQuery.token] ?? '';
  if (route === 'paylink') {
    const found = await orderOfLink(parts, tenant, token);
    if (!found.ok) return { status: found.status };
    await lookAtPayment(parts, tenant, found.order);
    return undefined;
  }
  if (!orderRoutes.has(route)) return undefined;
  const order = token === '' ? null : await parts.store.byToken(tenant.slug, orderTokenHash(token));
  // Without a token the page says what it is for; with one that nothing has there is no such page.
  if (!order) return token === '' ? undefined : { status: 404 };
  const now = await lookAtPayment(parts, tenant, order);
  if (route === 'paylink-success') return undefined;
  const isWaiting = now.state === 'placed' || now.state === 'cancelled';
  return isWaiting === (route === 'after-payment') ? undefined : orderPage(parts.secrets, tenant, now);
}
