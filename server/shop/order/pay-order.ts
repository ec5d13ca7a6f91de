import type { Secrets } from '../../operations/secrets.ts';
import type { PaymentState } from '../../../schemas/order/states/payment-machine.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { type PaymentProvider, ProviderUnavailable } from '../../outbound/payment/payment-provider.ts';
import { outageReasonOf } from '../../storage/database/database-unavailable.ts';
import type { OrderStore, StoredOrder } from './order-store.ts';
import { orderToken } from './order-token.ts';
import { tokenAddress } from './token-address.ts';

export interface PayOrderParts {
  store: Pick<OrderStore, 'lastPayment' | 'keepReference' | 'settle' | 'byNumber'>;
  /** Null: the shop has none, and offers nothing that needs one. */
  provider: PaymentProvider | null;
  /** Public origin of a shop, without a slash at the end. */
  originOf: (tenant: string) => string;
  secrets: Secrets;
  /** Milliseconds since 1970. */
  now: () => number;
  log: { warn(facts: object, text: string): void };
}

/** Below every shop's origin, where providers say what has come of payments. */
export const noticePath = '/api/payment/v1/notices';

/** States of a payment of which a provider may know more than the shop: it takes money late, and after it had refused. */
const mayBePaid: ReadonlySet<PaymentState> = new Set([
  'pending',
  'authorised',
  'failed',
  'expired',
  'cancelled',
]);

/** The page of an order as it is now: its confirmation, or its payment. */
export function orderPage(secrets: Secrets, tenant: TenantConfig, order: StoredOrder): string {
  const route =
    order.state === 'placed' || order.state === 'cancelled' ? 'after-payment' : 'order-confirmation';
  return tokenAddress(tenant, order.ordered.locale, route, orderToken(secrets, order));
}

/**
 * Where a payment that waits is made: a page of the provider, or ours where it cannot be reached. `back`: the route of the page to
 * which its payer comes back. Throws an outage.
 */
export async function leadToPayment(
  parts: PayOrderParts,
  tenant: TenantConfig,
  order: StoredOrder,
  back: 'after-payment' | 'paylink-success' = 'after-payment',
): Promise<string> {
  const { store, provider, originOf, secrets, log } = parts;
  const page = orderPage(secrets, tenant, order);
  const payment = await store.lastPayment(tenant.slug, order.number);
  // Of two attempts one may still wait when the other has paid.
  if (!provider || order.state !== 'placed' || payment?.state !== 'pending') return page;
  try {
    const origin = originOf(tenant.slug);
    const begun = await provider.begin({
      ...{ id: payment.id, method: payment.method, amount: payment.amount, currency: payment.currency },
      ...{ description: `${tenant.name} ${order.number}`, locale: order.ordered.locale },
      returnUrl: `${origin}${tokenAddress(tenant, order.ordered.locale, back, orderToken(secrets, order))}`,
      notifyUrl: `${origin}${noticePath}`,
    });
    await store.keepReference(tenant.slug, payment.id, begun.reference);
    return begun.payUrl;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ err: error, order: order.number }, 'A payment could not be begun');
    return page;
  }
}

/**
 * Asks the provider how far a payment is that has not come, when its payer is back before any notification; the order after it.
 * What the provider cannot say now, it will.
 */
export async function lookAtPayment(
  parts: PayOrderParts,
  tenant: TenantConfig,
  order: StoredOrder,
): Promise<StoredOrder> {
  const { store, provider, now, log } = parts;
  if (!provider || (order.state !== 'placed' && order.state !== 'cancelled')) return order;
  const payment = await store.lastPayment(tenant.slug, order.number);
  if (!payment || payment.reference === null || !mayBePaid.has(payment.state)) return order;
  try {
    await store.settle(tenant.slug, await provider.look(payment.reference), now());
    return (await store.byNumber(tenant.slug, order.number)) ?? order;
  } catch (error) {
    // While a press of the same visitor holds the order, it is shown as it was.
    if (outageReasonOf(error) === 'timeout') return order;
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ err: error, order: order.number }, 'The provider could not say how far a payment is');
    return order;
  }
}
