import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import type { PaymentMethod } from '../../../schemas/checkout/payment-choice.ts';
import type { Ordered } from '../../../schemas/order/ordered.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { OrderStore, Placed, StoredOrder } from './order-store.ts';
import { orderToken, orderTokenHash } from './order-token.ts';

export interface PlaceOrderParts {
  store: OrderStore;
  secret: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** 128 random bits, base64url. */
  newKey: () => string;
  /** Ten digits that tell nobody how many orders there are. */
  newNumber: () => string;
  /** For how long goods wait for a payment, in ms. */
  reservationMs: number;
}

export interface WantedOrder {
  tenant: TenantConfig;
  owner: string;
  customerId: string | null;
  key: string;
  version: number;
  ordered: Ordered;
  voucher: { campaign: string; code: string } | null;
}

/** Means that are paid later, on an invoice of ours; all others by a provider, before anything is sent. */
const paidLater: ReadonlySet<PaymentMethod> = new Set(['invoice', 'instalments', 'pause']);
/** Numbers that are drawn before one is free. */
const drawn = 5;

type PlacedOrder = { ok: true; to: string } | Extract<Placed, { ok: false }>;

/** Places an order once for its key; where its orderer is led then. Throws an outage. */
export async function placeOrder(parts: PlaceOrderParts, wanted: WantedOrder): Promise<PlacedOrder> {
  const { tenant, owner, customerId, key, ordered } = wanted;
  const token = orderToken(parts.secret, tenant.slug, key);
  const placedAt = parts.now();
  const isLater = paidLater.has(ordered.payment.method);
  for (let attempt = 1; ; attempt++)
    try {
      const placed = await parts.store.place({
        ...{
          tenant: tenant.slug,
          number: parts.newNumber(),
          owner,
          customer: customerId,
          key,
          ordered,
          placedAt,
        },
        ...{ tokenHash: orderTokenHash(token), email: ordered.contact.email, basketVersion: wanted.version },
        ...{ voucher: wanted.voucher, nextKey: parts.newKey() },
        payment: {
          ...{ id: parts.newKey(), method: ordered.payment.method, amount: ordered.total },
          ...{ currency: ordered.currency, state: isLater ? 'open' : 'pending' },
          expiresAt: isLater ? null : placedAt + parts.reservationMs,
        },
      });
      if (!placed.ok) return placed;
      // It may be one that was placed before, by another press.
      const order = await parts.store.byNumber(tenant.slug, placed.number);
      if (!order) throw new Error('an order that was placed is not there');
      return { ok: true, to: orderPage(parts.secret, tenant, order) };
    } catch (error) {
      if (attempt === drawn || !isNumberTaken(error)) throw error;
    }
}

/** Where an order is that was placed with a key; null: none was. */
export async function placedWith(
  parts: Pick<PlaceOrderParts, 'store' | 'secret'>,
  tenant: TenantConfig,
  key: string,
): Promise<string | null> {
  const order = await parts.store.byKey(tenant.slug, key);
  return order && orderPage(parts.secret, tenant, order);
}

/** The page of an order as it is now: its confirmation, or its payment. */
function orderPage(secret: string, tenant: TenantConfig, { key, state, ordered }: StoredOrder): string {
  const route = state === 'placed' ? 'after-payment' : 'order-confirmation';
  const query = new URLSearchParams({ [orderQuery.token]: orderToken(secret, tenant.slug, key) });
  return `${routeTable(tenant, ordered.locale).address(route) ?? '/'}?${query.toString()}`;
}

const isNumberTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'shop_order_pkey';
