import { Router } from 'express';
import type { CatalogueProduct } from '../../schemas/catalogue/catalogue-product.ts';
import { inLocale } from '../../schemas/catalogue/localised-text.ts';
import type { CatalogueParts, ShopPart } from './catalogue-parts.ts';
import { type CallLimit, secondsToWait } from '../http/call-limit.ts';
import { isOutageRefusal } from '../collection/form-outcome.ts';
import { sweepMs, sweptMoments } from '../collection/swept-moments.ts';
import { type BasketCallParts, runBasketForm } from '../shop/basket/basket-forms.ts';
import { variantOfNumber } from '../shop/catalogue/article-of.ts';
import { wishOf, type WishPlace } from '../shop/catalogue/wish-of.ts';
import { createSqlWishlistStore } from '../shop/wishlist/sql-wishlist-store.ts';
import { wishlistCalls } from '../shop/wishlist/wishlist-calls.ts';
import { joinWishes } from '../shop/wishlist/wishlist-changes.ts';
import { createWishlistPageForms, type WishlistCallParts } from '../shop/wishlist/wishlist-forms.ts';
import { createWishlistLoader } from '../shop/wishlist/wishlist-loader.ts';
import type { FoundArticle, WishArticles, WishlistServiceParts } from '../shop/wishlist/wishlist-ports.ts';
import { createWishlistRoutes } from '../shop/wishlist/wishlist-routes.ts';
import { createWishlistService } from '../shop/wishlist/wishlist-service.ts';
import { sweepEvery } from '../storage/sweep-every.ts';

/** Changes of lists that one address makes: an office full of shoppers stays below it. */
const changes: CallLimit = { name: 'wishlist', most: 600, perMs: 60_000 };

/** Lists of guests that one address may begin: each is kept for weeks. */
const newLists: CallLimit = { name: 'wishlist-new', most: 200, perMs: 3_600_000 };

/** The wishlist: what pages, calls and the login do with it. */
export function composeWishlist(parts: CatalogueParts, calls: WishlistCallParts): ShopPart {
  const { base, database, pages } = parts;
  const store = createSqlWishlistStore(database);
  const tenants = new Map(base.tenants.map(({ config }) => [config.slug, config]));
  return {
    loaders: [createWishlistLoader({ service: calls.service, tenants, text: pages.text })],
    forms: [createWishlistPageForms(calls)],
    joinAtLogin: (tenant, from, to) => store.join(tenant, { from, to }, base.now(), joinWishes),
    routes: [Router({ caseSensitive: true }).use('/api/wishlist/v1', createWishlistRoutes(calls))],
    calls: wishlistCalls,
  };
}

/** What whoever changes wishlists needs: the list's own calls, and the gateway. Articles move into the basket by the basket's calls. */
export function composeWishlistCalls(parts: CatalogueParts, basket: BasketCallParts): WishlistCallParts {
  const { base, database, pages, visitorSecret: secret } = parts;
  const store = createSqlWishlistStore(database);
  const { counters } = base;
  const service = createWishlistService({
    ...{ store, now: base.now, text: pages.text },
    articles: composeArticles(parts),
    putIntoBasket: composeMove(basket),
    countChange: ({ tenant: { slug: tenant }, request: { ip: address } }) =>
      secondsToWait({ counters, secret }, changes, { tenant, address }),
    countNew: ({ tenant: { slug: tenant }, request: { ip: address } }) =>
      secondsToWait({ counters, secret }, newLists, { tenant, address }),
  });
  return {
    service: {
      ...service,
      // The gateway tells of an outage within an answer that goes well.
      submit: (...given) => counters.fairly(() => service.submit(...given), isOutageRefusal),
    },
    isHttps: base.isHttps,
    onChange: sweepEvery(sweepMs, base, 'Wishlists of guests', (at) => store.sweep(sweptMoments(at))),
  };
}

function composeMove(basket: BasketCallParts): WishlistServiceParts['putIntoBasket'] {
  return async ({ request, response, locale }, sku) => {
    const values = new Map([['sku', [sku]]]);
    const { outcome } = await runBasketForm(basket, { request, response, locale }, 'add', values);
    return outcome;
  };
}

function composeArticles({ base, reader, pages, sheetLinkOf }: CatalogueParts): WishArticles {
  return {
    async find({ slug }, locale, skus) {
      const place: WishPlace = {
        ...{ locale, at: base.now(), sheetLink: sheetLinkOf(slug, locale) },
        text: (key, values) => pages.text(slug, locale, key, values),
      };
      const bySku = new Map(
        (await reader.products(slug, skus)).flatMap((product) =>
          [product, ...product.variants].map(({ sku }) => [sku, product]),
        ),
      );
      return new Map(
        skus.flatMap((sku): [string, FoundArticle][] => {
          const product = bySku.get(sku);
          return product ? [[sku, foundArticle(product, sku, place)]] : [];
        }),
      );
    },
  };
}

function foundArticle(product: CatalogueProduct, sku: string, place: WishPlace): FoundArticle {
  const variant = variantOfNumber(product, sku, place.locale);
  return {
    ...{ product: product.sku, name: inLocale(product.texts, place.locale).name },
    wish: wishOf(product, sku, variant, place),
    variant: variant?.sku ?? null,
  };
}
