import { checkoutForms, orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { setAwayText } from '../../http/away-text.ts';
import { HttpError } from '../../http/http-error.ts';
import { type Entries, entryOf } from '../../http/read-entries.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import type { PageFormAnswer, PageForms } from '../../pages/personal-pages.ts';
import type { StoredOrder } from './order-store.ts';
import { payableMeans } from './payable-means.ts';
import { orderOfLink } from './order-of-link.ts';
import { orderTokenHash } from './order-token.ts';
import { leadToPayment, orderPage } from './pay-order.ts';
import type { PlaceOrderParts } from './place-order.ts';

interface OrderFormsParts extends PlaceOrderParts {
  text(tenant: string, locale: string, key: string): string;
}

/** Pages on which an order's payment is made anew. */
const payingRoutes: ReadonlySet<string> = new Set(['after-payment', 'paylink', 'paylink-success']);

/** The forms of an order that waits for its payment: pays it again, or gives it up. */
export function createOrderPageForms(parts: OrderFormsParts): PageForms {
  return {
    take({ request, response, location: { route, locale }, name, entries }) {
      const form = checkoutForms.find((each) => each === name);
      if (!payingRoutes.has(route) || (form !== 'pay-again' && form !== 'give-up')) return undefined;
      if (form === 'give-up' && route !== 'after-payment') return undefined;
      setAwayText(response, 'checkout.refused.failed');
      const query = new URLSearchParams(request.originalUrl.split('?')[1] ?? '');
      const tenant = tenantOf(response);
      const named = addressWords(tenant, locale).parameter(orderQuery.token);
      const token = entryOf(entries, orderQuery.token) || (query.get(named) ?? '');
      return answer(parts, { tenant, locale, route, token, form, entries });
    },
  };
}

interface SentForm {
  tenant: TenantConfig;
  locale: string;
  route: string;
  token: string;
  form: 'pay-again' | 'give-up';
  entries: Entries;
}

async function answer(parts: OrderFormsParts, sent: SentForm): Promise<PageFormAnswer> {
  const { tenant, locale, token, form } = sent;
  if (sent.route === 'paylink') {
    const found = await orderOfLink(parts, tenant, token);
    // Its page says by itself what the link is.
    const refused = { name: form, values: {}, faults: [], detail: '', needsProof: false };
    return found.ok ? payAgain(parts, sent, found.order) : { ok: false, status: found.status, refused };
  }
  const order = token === '' ? null : await parts.store.byToken(tenant.slug, orderTokenHash(token));
  if (!order)
    throw new HttpError(404, 'There is no such order', { text: { key: 'checkout.refused.no-order' } });
  if (form === 'pay-again') return payAgain(parts, sent, order);
  const isOver = await parts.store.giveUp(order, parts.now());
  if (isOver === 'held') return refuse(parts, sent, isOver);
  const page = routeTable(tenant, locale).address('basket') ?? '/';
  return { ok: true, to: isOver ? page : orderPage(parts.secrets, tenant, order) };
}

async function payAgain(parts: OrderFormsParts, sent: SentForm, order: StoredOrder): Promise<PageFormAnswer> {
  const { tenant, route, entries } = sent;
  const back = route === 'after-payment' ? route : 'paylink-success';
  const wanted = entryOf(entries, 'method') || order.ordered.payment.method;
  const { ordered } = order;
  const at = parts.now();
  const offered = payableMeans(tenant, order, { hasProvider: parts.provider !== null, at });
  const method = offered.find((each) => each === wanted);
  if (!method && isWaiting(order)) return refuse(parts, sent, 'no-means');
  const last = await parts.store.lastPayment(tenant.slug, order.number);
  // Pressed twice, or after the provider was away: it is the attempt that is under way.
  const isUnderWay = order.state === 'placed' && last?.state === 'pending' && last.method === method;
  if (!method || isUnderWay) return { ok: true, to: await leadToPayment(parts, tenant, order, back) };
  const payment = {
    ...{ id: parts.newKey(), method, state: 'pending' as const, amount: ordered.total },
    ...{ currency: ordered.currency, expiresAt: at + parts.reservationMs },
  };
  const attempt = await parts.store.beginAttempt(order, payment, at);
  const now = (await parts.store.byNumber(tenant.slug, order.number)) ?? order;
  if (attempt === 'held') return refuse(parts, sent, attempt);
  if (attempt !== 'open')
    return isWaiting(now)
      ? refuse(parts, sent, attempt === 'voucher-gone' ? attempt : 'goods-gone')
      : { ok: true, to: orderPage(parts.secrets, tenant, now) };
  return { ok: true, to: await leadToPayment(parts, tenant, now, back) };
}

/** The page again, with why; `held`: another press of the same visitor is under way, and this one may come again. */
function refuse(
  { text }: OrderFormsParts,
  { tenant, locale, form }: SentForm,
  key: 'no-means' | 'goods-gone' | 'voucher-gone' | 'held',
): PageFormAnswer {
  return {
    ok: false,
    ...(key === 'held' ? { status: 409, retryAfterSeconds: 5 } : { status: 422 }),
    refused: {
      ...{ name: form, values: {}, faults: [], needsProof: false },
      detail: text(tenant.slug, locale, `checkout.refused.${key}`),
    },
  };
}

const isWaiting = ({ state }: StoredOrder): boolean => state === 'placed' || state === 'cancelled';
