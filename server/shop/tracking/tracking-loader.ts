import { z } from 'zod';
import type { Loader } from '../../../renderer/contract/loader.ts';
import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import {
  orderWorkForms,
  type TrackedOrder as Shown,
  trackingForm,
  type TrackingState,
} from '../../../schemas/fulfilment/tracking-state.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { type OrderAction, orderLinkMs, readOrderLink, signOrderLink } from '../order-link.ts';
import type { Secrets } from '../../operations/secrets.ts';
import { revisionOf } from '../revision-of.ts';
import { shownOrder, type ShownOrderParts } from './shown-order.ts';
import type { TrackedOrder, TrackedOrders } from './tracking-ports.ts';

export interface TrackingParts {
  orders: TrackedOrders;
  secrets: Secrets;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface TrackingLoaderParts extends TrackingParts, ShownOrderParts {
  tenants: ReadonlyMap<string, TenantConfig>;
  /** Marks a form for browsers that run no script. */
  formToken(tenant: string): string;
  /** 22 characters that nobody guesses. */
  newKey: () => string;
  /** Where whoever has a link for it fetches an invoice. */
  invoiceAddress(link: string): string;
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
      const { refused } = personal;
      const token = query[orderQuery.token] ?? '';
      const tracked = await trackedBy(parts, tenant, token);
      const isShown = tracked.ok && refused?.name !== trackingForm;
      const isLost = token !== '' && !tracked.ok && !refused;
      const notice = refused?.detail ?? (isLost ? parts.text(slug, locale, 'order-tracking.lost') : '');
      const needsProof = refused?.needsProof ?? false;
      const value: TrackingState = {
        values: { ...refused?.values },
        faults: [...(refused?.faults ?? [])],
        notice: notice === '' ? null : { kind: 'bad', text: notice },
        refused: orderWorkForms.find((form) => form === refused?.name) ?? null,
        formToken: needsProof ? parts.formToken(slug) : '',
        needsProof,
        order: isShown ? await shown(parts, { tenant, locale }, tracked.order, refused?.values['key']) : null,
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

async function shown(
  parts: TrackingLoaderParts,
  place: { tenant: TenantConfig; locale: string },
  order: TrackedOrder,
  key: string = parts.newKey(),
): Promise<Shown | null> {
  // Whoever looks has the carrier asked, by whose word the order may be further.
  const parcels = await parts.orders.parcelsOf(order);
  const whole = await parts.orders.whole(order.tenant, order.number);
  const dues = await parts.orders.duesOf(order.tenant, order.number);
  return (
    whole &&
    shownOrder(parts, place, whole, { key, parcels, dues, links: await linksOf(parts, place, order) })
  );
}

async function linksOf(
  { orders, secrets, now, invoiceAddress }: TrackingLoaderParts,
  { tenant, locale }: { tenant: TenantConfig; locale: string },
  order: TrackedOrder,
): Promise<Shown['links']> {
  const { slug } = tenant;
  const { number, state } = order;
  const linkTo = (action: OrderAction): string =>
    signOrderLink(secrets, { ...{ action, tenant: slug, number }, expiresAt: now() + orderLinkMs[action] });
  const pageFor = (route: string, action: OrderAction): string | null =>
    routeTable(tenant, locale).link(route, { [orderQuery.token]: linkTo(action) }) ?? null;
  return {
    pay: (await orders.isPayable(order)) ? pageFor('paylink', 'pay') : null,
    invoice: (await orders.hasInvoice(slug, number)) ? invoiceAddress(linkTo('invoice')) : null,
    withdraw: state === 'cancelled' ? null : pageFor('withdrawal', 'withdraw'),
  };
}
