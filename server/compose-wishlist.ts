import { Router } from 'express';
import type { CatalogueProduct } from '../schemas/catalogue/catalogue-product.ts';
import { inLocale } from '../schemas/catalogue/localised-text.ts';
import type { ProductVariant } from '../schemas/catalogue/product-variant.ts';
import type { Wish } from '../schemas/wishlist/wishlist.ts';
import type { CatalogueParts, ShopPart } from './catalogue-parts.ts';
import { basketCallsOf } from './compose-basket.ts';
import { type CallLimit, secondsToWait } from './http/call-limit.ts';
import { guestKeptSeconds } from './session/guest-cookie.ts';
import { createSteadyCounters } from './shop/account/steady-counters.ts';
import { runBasketForm } from './shop/basket/basket-forms.ts';
import { articleOf, variantOfNumber } from './shop/catalogue/article-of.ts';
import { availabilityOf, canBeOrdered, offeredVariants } from './shop/catalogue/availability.ts';
import { productDelivery } from './shop/catalogue/delivery-statement.ts';
import { deliveryOn } from './shop/catalogue/page/product-page-of.ts';
import { productCardOf, type SheetLink } from './shop/catalogue/product-card-of.ts';
import { createSqlWishlistStore } from './shop/wishlist/sql-wishlist-store.ts';
import { wishlistCalls } from './shop/wishlist/wishlist-calls.ts';
import { joinWishes } from './shop/wishlist/wishlist-changes.ts';
import {
  createWishlistDesk,
  type FoundArticle,
  type WishArticles,
  type WishlistDeskParts,
} from './shop/wishlist/wishlist-desk.ts';
import { createWishlistPageForms, type WishlistCallParts } from './shop/wishlist/wishlist-forms.ts';
import { createWishlistLoader } from './shop/wishlist/wishlist-loader.ts';
import { createWishlistRoutes } from './shop/wishlist/wishlist-routes.ts';
import type { WishlistStore } from './shop/wishlist/wishlist-store.ts';
import { createMemoryKeyValue } from './storage/key-value/memory-key-value.ts';

/** Changes of lists that one address makes: an office full of shoppers stays below it. */
const changes: CallLimit = { name: 'wishlist', most: 600, perMs: 60_000 };
const day = 86_400_000;

/** The wishlist: what pages, calls and the login do with it. */
export function composeWishlist(parts: CatalogueParts): ShopPart {
  const { base, database, pages } = parts;
  const store = createSqlWishlistStore(database);
  const calls = wishlistCallsOf(parts);
  const tenants = new Map(base.tenants.map(({ config }) => [config.slug, config]));
  return {
    loaders: [createWishlistLoader({ desk: calls.desk, tenants, text: pages.text })],
    forms: [createWishlistPageForms(calls)],
    async joinAtLogIn(tenant, from, to) {
      await store.join(tenant, { from, to }, base.now(), joinWishes);
    },
    routes: [Router({ caseSensitive: true }).use('/api/wishlist/v1', createWishlistRoutes(calls))],
    calls: wishlistCalls,
  };
}

/** What whoever changes wishlists needs: its own calls, and the gateway. */
export function wishlistCallsOf(parts: CatalogueParts): WishlistCallParts {
  const { base, database, pages, visitorSecret: secret } = parts;
  const store = createSqlWishlistStore(database);
  const { keyValue, clock, log } = base;
  const counters = createSteadyCounters(keyValue, createMemoryKeyValue({ maxBytes: 1_000_000, clock, log }));
  const desk = createWishlistDesk({
    ...{ store, now: base.now, text: pages.text },
    articles: composeArticles(parts),
    putIntoBasket: composeMove(parts),
    countChange: ({ tenant: { slug: tenant }, request: { ip: address } }) =>
      secondsToWait({ keyValue: counters, secret }, changes, { tenant, address }),
  });
  return { desk, isHttps: base.isHttps, text: pages.text, onChange: createSweeping(parts, store) };
}

function composeMove(parts: CatalogueParts): WishlistDeskParts['putIntoBasket'] {
  const basket = basketCallsOf(parts);
  return async ({ request, response, locale }, sku) => {
    const values = new Map([['sku', [sku]]]);
    const { outcome } = await runBasketForm(basket, { request, response, locale }, 'add', values);
    return outcome;
  };
}

interface WishPlace {
  locale: string;
  at: number;
  sheetLink: SheetLink;
  text(key: string, values?: Record<string, string>): string;
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

/** An article as the list shows it now; null: gone for good, or not offered in the locale. */
function wishOf(
  product: CatalogueProduct,
  sku: string,
  variant: ProductVariant | undefined,
  place: WishPlace,
): Wish | null {
  const { locale, at, sheetLink } = place;
  const card = productCardOf(product, locale, at, sheetLink);
  if (!card || ['gone', 'not-offered'].includes(availabilityOf(product, locale))) return null;
  const offered = offeredVariants(product, locale);
  const article = variant && articleOf(product, variant, place);
  if (variant && !article) return null;
  const { name, slug, brand, rating } = card;
  const shown = article ?? {
    ...{ query: '', price: openPrice(card), picture: card.picture, energy: card.energy, tyre: card.tyre },
    delivery: deliveryOn(productDelivery(product, null, locale, at)),
  };
  const { query, price, picture, delivery, energy, tyre } = shown;
  return {
    ...{
      sku,
      product: product.sku,
      slug,
      name,
      brand,
      picture,
      query,
      price,
      delivery,
      energy,
      tyre,
      rating,
    },
    choice: variant ? choiceWords(product, variant, place) : [],
    variants: offered.map((each) => ({
      sku: each.sku,
      label: (choiceWords(product, each, place).join(', ') || name).slice(0, 200),
      isAvailable: canBeOrdered(each, locale),
      isChosen: each.sku === variant?.sku,
    })),
    canBuy: variant !== undefined && canBeOrdered(variant, locale),
  };
}

function openPrice({ price, low30, rrp, unitPrice, isFrom }: NonNullable<ReturnType<typeof productCardOf>>) {
  return { price, low30, rrp, unitPrice, isFrom };
}

function choiceWords(
  { colours }: CatalogueProduct,
  { colour, size, width }: ProductVariant,
  { locale, text }: WishPlace,
): string[] {
  const own = colours.find(({ id }) => id === colour);
  return [
    ...(own ? [inLocale(own.name, locale)] : []),
    ...(size === null ? [] : [text('wishlist-said.size', { size })]),
    ...(width === null ? [] : [text('wishlist-said.width', { width })]),
  ].map((words) => words.slice(0, 80));
}

/** Takes guests' old lists away once a day, beside the first change of the day; when it fails, the next day does it. */
function createSweeping({ base: { now, log } }: CatalogueParts, store: WishlistStore): () => void {
  let sweptAt = -Infinity;
  return () => {
    if (now() - sweptAt < day) return;
    sweptAt = now();
    store.sweep(sweptAt - guestKeptSeconds * 1000).catch((error: unknown) => {
      log.warn({ err: error }, 'Old wishlists could not be taken away');
    });
  };
}
