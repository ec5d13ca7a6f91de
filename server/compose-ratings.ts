import { resolve } from 'node:path';
import { Router } from 'express';
import type { Loader } from '../renderer/loader.ts';
import { withLocalePrefix } from '../schemas/locale-path.ts';
import { inLocale } from '../schemas/catalogue/localised-text.ts';
import { routeTable } from '../schemas/route-table.ts';
import type { CatalogueParts, ShopPart } from './catalogue-parts.ts';
import { makeAddress } from './content/content-address.ts';
import { readOrMakeSecret } from './operations/secrets.ts';
import { ratingCalls } from './shop/rating/rating-calls.ts';
import type { RatingParts } from './shop/rating/rating-parts.ts';
import { createRatingRoutes } from './shop/rating/rating-routes.ts';
import { createReviewsLoader, reviewsTag } from './shop/rating/reviews-loader.ts';
import { createSqlRatingStore } from './shop/rating/sql-rating-store.ts';

/** Reviews of products and answers to surveys. */
export function composeRatings({ base, content, pages, database, reader }: CatalogueParts): ShopPart {
  const { settings, root, now, keyValue, isHttps, tenants } = base;
  const store = createSqlRatingStore(database);
  const parts: RatingParts = {
    store,
    products: reader,
    productPath(tenant, locale, { texts, sku }) {
      const prefix = tenant.locales.find((entry) => entry.locale === locale)?.prefix ?? '';
      const path = routeTable(tenant, locale).path('product', { slug: inLocale(texts, locale).slug, sku });
      return path === undefined ? undefined : withLocalePrefix(prefix, path);
    },
    async survey(tenant, locale, identifier) {
      const made = makeAddress({ kind: 'bucket', tenant, locale, category: 'surveys', identifier });
      if (!made.ok) return undefined;
      const parse = (value: unknown) => ({ ok: true, value, tags: [] }) as const;
      const answer = await content.documents.get(made.address, { component: 'survey', parse });
      return answer.status === 'found' ? answer.value : undefined;
    },
    now,
    isHttps,
    keyValue,
    secret: readOrMakeSecret(settings.VISITOR_SECRET, resolve(root, settings.DATA_DIR), 'visitors'),
    onChanged: (_tenant, sku) => pages.forget(new Set([reviewsTag(sku)])),
  };
  const configs = tenants.map(({ config }) => config);
  const loader: Loader = createReviewsLoader({ store, products: reader, tenants: configs });
  return {
    loaders: [loader],
    routes: [Router().use('/api/inform/rating', createRatingRoutes(parts))],
    calls: ratingCalls,
  };
}
