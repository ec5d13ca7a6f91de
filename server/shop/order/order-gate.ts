import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { orderTokenHash } from './order-token.ts';
import { lookAtPayment, orderPage } from './pay-order.ts';
import type { PlaceOrderParts } from './place-order.ts';

/** Leads whoever looks at the payment of an order to the confirmation as soon as there is one, and the other way round. */
export async function orderGate(
  parts: PlaceOrderParts,
  route: string,
  { tenant, query }: { tenant: TenantConfig; query: Readonly<Record<string, string>> },
): Promise<string | undefined> {
  if (route !== 'after-payment' && route !== 'order-confirmation') return undefined;
  const token = query[orderQuery.token] ?? '';
  const order = token === '' ? null : await parts.store.byToken(tenant.slug, orderTokenHash(token));
  if (!order) return undefined;
  const now = await lookAtPayment(parts, tenant, order);
  const isWaiting = now.state === 'placed' || now.state === 'cancelled';
  return isWaiting === (route === 'after-payment') ? undefined : orderPage(parts.secret, tenant, now);
}
