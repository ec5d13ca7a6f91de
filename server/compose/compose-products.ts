import { Router } from 'express';
import type { Loader } from '../../renderer/contract/loader.ts';
import { pictureAddress } from '../../schemas/picture-address.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import type { CatalogueParts, ShopPart } from './catalogue-parts.ts';
import { takeMethods } from '../http/methods.ts';
import { lateHandler } from '../http/late-handler.ts';
import { informCalls } from '../shop/catalogue/inform/inform-calls.ts';
import { informPath } from '../shop/catalogue/inform/inform-path.ts';
import {
  createNamedProductsLoader,
  createRecommendationLoader,
  type CardLoaderParts,
} from '../shop/catalogue/page/card-loaders.ts';
import { createProductLoader } from '../shop/catalogue/page/product-loader.ts';
import { createProductSubject } from '../shop/catalogue/page/product-subject.ts';
import type { RecommendationParts } from '../shop/catalogue/page/recommendations.ts';
import { createShortlists } from '../shop/catalogue/page/shortlists.ts';
import { productPlaces } from '../shop/catalogue/product-places.ts';
import { withPriceLife } from '../shop/catalogue/price-life.ts';

/** Days in which goods may be sent back, where a shop gives no more: the law’s. (FAGG § 11) */
const leastReturnDays = 14;

/** Width of a product's picture for search engines, in pixels. */
const toldWidth = 1280;

/** Pages of products, what is offered beside them, and what others may ask of them. */
export function composeProducts(parts: CatalogueParts): ShopPart {
  const { base, content, pages, store, reader, categoriesOf, words, searchOf, sheetLinkOf } = parts;
  const { now, log, isProduction } = base;
  const cards: CardLoaderParts & RecommendationParts = {
    ...{ reader, categoriesOf, now, sheetLinkOf },
    shortlistOf: createShortlists({
      reader,
      clock: base.clock,
      async bestOf({ tenant, locale, category, limit }) {
        const asked = { category, filters: [], price: {}, order: 'popularity', take: limit } as const;
        const found = await searchOf(tenant, locale)?.find(asked);
        return found?.products.map(({ sku }) => sku) ?? [];
      },
    }),
  };
  const loaders = [
    createProductLoader({ ...cards, words }) as Loader,
    createRecommendationLoader(cards),
    createNamedProductsLoader(cards),
  ];
  const graphql = lateHandler(async () => {
    const { createInformGraphql } = await import('../shop/catalogue/inform/inform-graphql.ts');
    return createInformGraphql({
      ...cards,
      isProduction,
      text: pages.text,
      onError: (error, requestId) => log.error({ err: error, requestId }, 'A query of products failed'),
    });
  });
  const router = Router({ strict: true, caseSensitive: true });
  takeMethods(router, informPath, { get: graphql.handler, post: graphql.handler });
  return {
    loaders: loaders.map((loader) => withPriceLife(loader, now)),
    subjects: {
      product: createProductSubject({
        reader,
        categoriesOf,
        picturePath(id) {
          const picture = content.pictures.find(id);
          return picture && pictureAddress({ id, revision: picture.revision }, toldWidth);
        },
        termsOf({ locales }, locale) {
          const own = locales.find((entry) => entry.locale === locale);
          return {
            shipping: own?.shipping ?? { parcel: null, freight: null },
            returnDays: own?.returnDays ?? leastReturnDays,
          };
        },
      }),
    },
    routes: [router],
    calls: informCalls,
    prepare: () => graphql.ready(),
    pages: (tenant, max) =>
      productPlaces({
        ...{ store, max, tenant: tenant.slug, locales: tenant.locales.map(({ locale }) => locale) },
        pathOf: (locale, address) => routeTable(tenant, locale).path('product', { ...address }),
      }),
  };
}
