import { z } from 'zod';
import type { Loader } from '../../../renderer/contract/loader.ts';
import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import { trackingForm, type TrackingState } from '../../../schemas/order/tracking-state.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { dateWriter } from '../../../schemas/writing/date-writer.ts';
import { type OrderAction, orderLinkMs, readOrderLink, signOrderLink } from '../order-link.ts';
import type { Secrets } from '../../operations/secrets.ts';
import { revisionOf } from '../revision-of.ts';
import type { TrackedOrder, TrackedOrders } from './tracking-ports.ts';

export interface TrackingParts {
  orders: TrackedOrders;
  secrets: Secrets;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface TrackingLoaderParts extends TrackingParts {
  tenants: ReadonlyMap<string, TenantConfig>;
  /** Marks a form for browsers that run no script. */
  formToken(tenant: string): string;
  /** Where whoever has a link for it fetches an invoice. */
  invoiceAddress(link: string): string;
  arrivalWords(tenant: TenantConfig, locale: string, arrival: readonly [string, string]): string;
  text(tenant: string, locale: string, key: string): string;
}

const args = z.strictObject({});

/** How far an order is, for whoever has a link that shows it, and the form that finds one. */
export function createTrackingLoader(parts: TrackingLoaderParts): Loader<typeof args> {
  return {
    name: 'order-tracking',
    args,
    dimensions: [`query:${orderQuery.token}`],
    isPersonal: true,
    async load(_args, { tenant: slug, locale, personal, query }) {
      const tenant = parts.tenants.get(slug);
      if (!personal || !tenant) return { ok: false, reason: 'an order is shown to one visitor' };
      const refused = personal.refused?.name === trackingForm ? personal.refused : undefined;
      const token = query[orderQuery.token] ?? '';
      const tracked = await trackedBy(parts, tenant, token);
      const isLost = token !== '' && !tracked.ok && !refused;
      const notice = refused?.detail ?? (isLost ? parts.text(slug, locale, 'order-tracking.lost') : '');
      const needsProof = refused?.needsProof ?? false;
      const value: TrackingState = {
        values: { ...refused?.values },
        faults: [...(refused?.faults ?? [])],
        notice: notice === '' ? null : { kind: 'bad', text: notice },
        formToken: needsProof ? parts.formToken(slug) : '',
        needsProof,
        order: tracked.ok && !refused ? await shownOrder(parts, { tenant, locale }, tracked.order) : null,
      };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}

type Tracked = { ok: true; order: TrackedOrder } | { ok: false; status: number };

/**
 * The order that a link shows. A link that nobody has signed is answered as one of an order that is not there. Throws an outage.
 */
export async function trackedBy(
  { orders, secrets, now }: TrackingParts,
  { slug: tenant }: Pick<TenantConfig, 'slug'>,
  token: string,
): Promise<Tracked> {
  const link = readOrderLink(secrets, { action: 'track', tenant }, token, now());
  if (!link.ok && link.reason === 'expired') return { ok: false, status: 410 };
  const order = link.ok ? await orders.byNumber(tenant, link.number) : null;
  return order ? { ok: true, order } : { ok: false, status: 404 };
}

async function shownOrder(
  parts: TrackingLoaderParts,
  { tenant, locale }: { tenant: TenantConfig; locale: string },
  order: TrackedOrder,
): Promise<NonNullable<TrackingState['order']>> {
  const { slug, timeZone } = tenant;
  const { number, placedAt, state, ordered } = order;
  const linkTo = (action: OrderAction): string =>
    signOrderLink(parts.secrets, {
      ...{ action, tenant: slug, number },
      expiresAt: parts.now() + orderLinkMs[action],
    });
  const pageFor = (route: string, action: OrderAction): string | null =>
    routeTable(tenant, locale).link(route, { [orderQuery.token]: linkTo(action) }) ?? null;
  const hasInvoice = await parts.orders.hasInvoice(slug, number);
  return {
    number,
    placed: dateWriter(locale, { timeZone, dateStyle: 'long' })(placedAt),
    state,
    lines: ordered.lines.map(({ position, name, brand, choice, picture, quantity, total, arrival }) => ({
      ...{ position, name, picture, quantity, total },
      details: [brand, ...choice, ...servicesOf(ordered, position)].filter((each) => each !== ''),
      arrival: isOnItsWay.has(state) ? parts.arrivalWords(tenant, locale, arrival) : '',
    })),
    links: {
      pay: (await parts.orders.isPayable(order)) ? pageFor('paylink', 'pay') : null,
      invoice: hasInvoice ? parts.invoiceAddress(linkTo('invoice')) : null,
      withdraw: state === 'cancelled' ? null : pageFor('withdrawal', 'withdraw'),
    },
  };
}

/** Until when it is told on which day something is expected. */
const isOnItsWay: ReadonlySet<TrackedOrder['state']> = new Set(['confirmed', 'in-fulfilment', 'shipped']);

/** What was ordered with an article. */
const servicesOf = ({ services }: TrackedOrder['ordered'], position: number): string[] =>
  services.filter((service) => service.position === position).map(({ name }) => name);
