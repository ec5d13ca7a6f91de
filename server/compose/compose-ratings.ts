import { Router } from 'express';
import type { Loader } from '../../renderer/contract/loader.ts';
import { inLocale } from '../../schemas/catalogue/localised-text.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import type { CatalogueParts, ShopPart } from './catalogue-parts.ts';
import { makeAddress } from '../content/content-address.ts';
import { createSqlCustomerOrders } from '../shop/order/customer/sql-customer-orders.ts';
import { ratingCalls } from '../shop/rating/rating-calls.ts';
import type { RatingParts } from '../shop/rating/rating-parts.ts';
import { createRatingRoutes } from '../shop/rating/rating-routes.ts';
import { createReviewsLoader, reviewsTag } from '../shop/rating/reviews-loader.ts';
import { createSqlRatingStore } from '../shop/rating/sql-rating-store.ts';

/** Reviews of products and answers to surveys. */
export function composeRatings(parts: CatalogueParts): ShopPart {
  const { base, content, pages, database, reader, visitorSecret } = parts;
  const { now, counters, isHttps, tenants } = base;
  const store = createSqlRatingStore(database);
  const orders = createSqlCustomerOrders(database);
  const rating: RatingParts = {
    store,
    products: reader,
    productPath: (tenant, locale, { texts, sku }) =>
      routeTable(tenant, locale).address('product', { slug: inLocale(texts, locale).slug, sku }),
    async survey(tenant, locale, identifier) {
      const made = makeAddress({ kind: 'bucket', tenant, locale, category: 'surveys', identifier });
      if (!made.ok) return undefined;
      const parse = (value: unknown) => ({ ok: true, value, tags: [] }) as const;
      const answer = await content.documents.get(made.address, { component: 'survey', parse });
      return answer.status === 'found' ? answer.value : undefined;
    },
    customerOf: parts.customerOf,
    hasBought: orders.hasBought,
    text: pages.text,
    now,
    isHttps,
    counters,
    secret: visitorSecret,
    onChanged: (_tenant, sku) => pages.forget(new Set([reviewsTag(sku)])),
  };
  const configs = tenants.map(({ config }) => config);
  const loader: Loader = createReviewsLoader({ store, products: reader, tenants: configs });
  return {
    loaders: [loader],
    routes: [Router({ caseSensitive: true }).use('/api/inform/rating', createRatingRoutes(rating))],
    calls: ratingCalls,
  };
}
