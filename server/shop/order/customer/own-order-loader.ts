import { z } from 'zod';
import type { Loader } from '../../../../renderer/contract/loader.ts';
import { orderAgainForm, type OwnOrder } from '../../../../schemas/order/own-order.ts';
import { orderQuery } from '../../../../schemas/checkout/checkout-form.ts';
import { routeTable } from '../../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import type { Secrets } from '../../../operations/secrets.ts';
import { signOrderLink } from '../../order-link.ts';
import { revisionOf } from '../../revision-of.ts';
import type { StoredOrder } from '../order-store.ts';
import { orderToken } from '../order-token.ts';
import { shownOrder, type ShownOrderParts } from '../shown-order.ts';
import type { CustomerOrders } from './customer-orders.ts';
import { customerOfPage } from './customer-of-page.ts';

export interface OwnOrderLoaderParts extends ShownOrderParts {
  orders: Pick<CustomerOrders, 'byNumber'>;
  tenants: ReadonlyMap<string, TenantConfig>;
  secrets: Secrets;
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
      const { order } = own;
      const token = orderToken(parts.secrets, order);
      const refused = personal?.refused?.name === orderAgainForm ? personal.refused.detail : '';
      const value: OwnOrder = {
        refusal: refused,
        state: order.state,
        order: await shownOrder(parts, tenant, locale, { order, token }),
        track: trackLink(parts, tenant, locale, order.number),
        reviews: await reviewsOf(parts, tenant, locale, order),
      };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
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
