import { z } from 'zod';
import type { Loader } from '../../../../renderer/contract/loader.ts';
import type { FulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import { returnablePieces, unsentPieces } from '../../../../schemas/fulfilment/left-pieces.ts';
import { progressOfLines } from '../../../../schemas/fulfilment/line-progress.ts';
import { stepsOfLine } from '../../../../schemas/parcel/line-steps.ts';
import { isReturnOver } from '../../../../schemas/fulfilment/withdrawal-period.ts';
import { orderAgainForm, type OwnOrder } from '../../../../schemas/fulfilment/own-order.ts';
import { orderQuery } from '../../../../schemas/checkout/checkout-form.ts';
import { routeTable } from '../../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import type { Secrets } from '../../../operations/secrets.ts';
import { signOrderLink } from '../../order-link.ts';
import { revisionOf } from '../../revision-of.ts';
import type { StoredOrder } from '../order-store.ts';
import { type ParcelsOf, shownParcel } from '../../shown-parcel.ts';
import { orderToken } from '../order-token.ts';
import { shownOrder, type ShownOrderParts } from '../shown-order.ts';
import type { CustomerOrders } from './customer-orders.ts';
import { customerOfPage } from '../../customer-of-page.ts';
import { shownReturns } from '../../shown-returns.ts';

export interface OwnOrderLoaderParts extends ShownOrderParts {
  orders: Pick<CustomerOrders, 'byNumber'>;
  tenants: ReadonlyMap<string, TenantConfig>;
  secrets: Secrets;
  /** An order with all that has become of it. Throws an outage. */
  readFulfilled(order: { tenant: string; number: string }): Promise<FulfilledOrder | null>;
  parcelsOf: ParcelsOf;
  returnDaysOf(tenant: string, locale: string): number;
  hasCarrier: boolean;
  /** Slugs of the products that can be reviewed, by their numbers. Throws an outage. */
  reviewable(tenant: TenantConfig, locale: string, products: readonly string[]): Promise<Map<string, string>>;
}

const args = z.strictObject({});

/** How long what a customer opens by it works, in ms. */
const customerLinkMs = 86_400_000;

/** An order of the customer for whom a page is drawn, by its number in the address. */
export function createOwnOrderLoader(parts: OwnOrderLoaderParts): Loader<typeof args> {
  return {
    name: 'own-order',
    args,
    dimensions: [],
    isPersonal: true,
    async load(_args, { tenant: slug, locale, personal, parameters }) {
      const tenant = parts.tenants.get(slug);
      const customer = customerOfPage(personal);
      const number = parameters['number'] ?? '';
      const own = customer === null ? null : await parts.orders.byNumber(slug, customer, number);
      if (!own || !tenant) return { ok: false, reason: 'the customer has no such order' };
      // Whoever looks has the carrier asked, by whose word the order may be further.
      const parcels = await parts.parcelsOf({ tenant: slug, number });
      const [now, fulfilled] = await Promise.all([
        parts.orders.byNumber(slug, customer ?? '', number),
        parts.readFulfilled({ tenant: slug, number }),
      ]);
      if (!now || !fulfilled) return { ok: false, reason: 'the order is gone' };
      const { order } = now;
      const token = orderToken(parts.secrets, order);
      const refused = personal?.refused?.name === orderAgainForm ? personal.refused.detail : '';
      const value: OwnOrder = {
        refusal: refused,
        state: order.state,
        order: await shownOrder(parts, tenant, locale, { order, token }),
        ...comingAndGoing(parts, { tenant, locale, token }, fulfilled),
        parcels: parcels.map((parcel) =>
          shownParcel(parcel, { timeZone: tenant.timeZone, locale, lines: order.ordered.lines }),
        ),
        cancel: unsentPieces(fulfilled).length > 0 ? trackLink(parts, tenant, locale, order.number) : null,
        reviews: await reviewsOf(parts, tenant, locale, order),
      };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}

/** Where the articles are, and what comes back. */
function comingAndGoing(
  { returnDaysOf, hasCarrier, now }: OwnOrderLoaderParts,
  { tenant: { slug, timeZone }, locale, token }: { tenant: TenantConfig; locale: string; token: string },
  order: FulfilledOrder,
): Pick<OwnOrder, 'steps' | 'returns' | 'canReturn'> {
  const lines = progressOfLines(order);
  const isOver = isReturnOver(order, returnDaysOf(slug, order.ordered.locale), { timeZone, at: now() });
  return {
    // Nothing is prepared before it is paid.
    steps:
      order.state === 'placed'
        ? []
        : lines.map((line) => ({ position: line.position, steps: stepsOfLine(line) })),
    returns: shownReturns(order, { locale, timeZone, token, hasCarrier }),
    canReturn: !isOver && returnablePieces(order).length > 0,
  };
}

/** The page on which an order is followed and worked on, with a link for this customer. */
function trackLink(
  { secrets, now }: Pick<OwnOrderLoaderParts, 'secrets' | 'now'>,
  tenant: TenantConfig,
  locale: string,
  number: string,
): string | null {
  const expiresAt = now() + customerLinkMs;
  const link = signOrderLink(secrets, { action: 'track', tenant: tenant.slug, number, expiresAt });
  return routeTable(tenant, locale).link('order-tracking', { [orderQuery.token]: link }) ?? null;
}

async function reviewsOf(
  { reviewable }: OwnOrderLoaderParts,
  tenant: TenantConfig,
  locale: string,
  { state, ordered: { lines } }: StoredOrder,
): Promise<OwnOrder['reviews']> {
  if (state === 'placed' || state === 'cancelled') return [];
  const slugs = await reviewable(
    tenant,
    locale,
    lines.map(({ product }) => product),
  );
  return lines.flatMap(({ position, product }) => {
    const slug = slugs.get(product);
    return slug === undefined ? [] : [{ position, sku: product, slug }];
  });
}
