import { isCredit, type PaymentMeans } from '../../../schemas/payment/payment-means.ts';
import type { Ordered } from '../../../schemas/order/ordered.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { type CreditDeciders, isCreditGranted } from './credit/is-credit-granted.ts';
import type { OrderStore, Placed } from './order-store.ts';
import { makeOrderToken, orderTokenHash } from './order-token.ts';
import { leadToPayment, type PayOrderParts } from './pay-order.ts';

export interface PlaceOrderParts extends PayOrderParts, CreditDeciders {
  store: OrderStore;
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
const paidLater: ReadonlySet<PaymentMeans> = new Set(['invoice', 'instalments', 'pause']);
/** Numbers that are drawn before one is free. */
const drawn = 5;

type PlacedOrder =
  | { ok: true; to: string }
  | Extract<Placed, { ok: false }>
  /** Nobody gives the orderer this credit. */
  | { ok: false; reason: 'credit' };

/** Places an order once for its key; where its orderer is led then. Throws an outage. */
export async function placeOrder(parts: PlaceOrderParts, wanted: WantedOrder): Promise<PlacedOrder> {
  const { tenant, owner, customerId, key, ordered } = wanted;
  const token = makeOrderToken(parts.secrets[0], tenant.slug, key);
  const placedAt = parts.now();
  const isLater = paidLater.has(ordered.payment.method);
  // What is open now was so when the basket was read: who orders meanwhile changes the basket, and this order is worked out anew.
  if (isCredit(ordered.payment.method) && !(await hasCredit(parts, wanted)))
    return { ok: false, reason: 'credit' };
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
      return { ok: true, to: await leadToPayment(parts, tenant, order) };
    } catch (error) {
      if (attempt === drawn || !isTaken(error)) throw error;
    }
}

async function hasCredit(parts: CreditDeciders, wanted: WantedOrder): Promise<boolean> {
  const { tenant, customerId: customer, key, ordered } = wanted;
  const { payment, total: amount, currency } = ordered;
  if (customer === null) return false;
  return isCreditGranted(
    parts,
    { tenant: tenant.slug, customer, method: payment.method, amount, currency },
    key,
  );
}

/** What a press of the button has ordered; `lead`: where whoever presses it again is led. */
interface PressedOrder {
  number: string;
  ordered: Ordered;
  lead(): Promise<string>;
}

/** The order of whoever has pressed the button with this key before; null: nobody has. Throws an outage. */
export async function placedWith(
  parts: PlaceOrderParts,
  tenant: TenantConfig,
  key: string,
): Promise<PressedOrder | null> {
  const order = /^[\w-]{22}$/.test(key) ? await parts.store.byKey(tenant.slug, key) : null;
  if (!order) return null;
  const { number, ordered } = order;
  return { number, ordered, lead: () => leadToPayment(parts, tenant, order) };
}

/** Drawn twice, or pressed in the same moment by whoever has just logged in: the second attempt finds the first one's order. */
const taken: ReadonlySet<unknown> = new Set(['shop_order_pkey', 'order_once']);

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && taken.has(error.constraint);
