import { Router } from 'express';
import { maxQuantity } from '../../schemas/basket/basket.ts';
import type { CatalogueProduct } from '../../schemas/catalogue/catalogue-product.ts';
import { inLocale } from '../../schemas/catalogue/localised-text.ts';
import { taxRate } from '../../schemas/catalogue/tax-class.ts';
import { pictureAddress } from '../../schemas/picture-address.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { CatalogueParts, ShopPart } from './catalogue-parts.ts';
import { type CallLimit, secondsToWait } from '../http/call-limit.ts';
import { isOutageRefusal } from '../collection/form-outcome.ts';
import { sweepMs, sweptMoments } from '../collection/swept-moments.ts';
import { countAttempt } from '../credentials/attempts.ts';
import { basketCalls } from '../shop/basket/basket-calls.ts';
import { joinBaskets, shownLines } from '../shop/basket/basket-changes.ts';
import { type BasketCallParts, createBasketPageForms } from '../shop/basket/basket-forms.ts';
import { createBasketLoader } from '../shop/basket/basket-loader.ts';
import type {
  ArticleChoice,
  BasketArticle,
  BasketArticles,
  FoundArticle,
} from '../shop/basket/basket-ports.ts';
import { createBasketRoutes } from '../shop/basket/basket-routes.ts';
import { type BasketService, createBasketService } from '../shop/basket/basket-service.ts';
import type { BasketServiceParts } from '../shop/basket/basket-service-parts.ts';
import type { BasketStore } from '../shop/basket/basket-store.ts';
import { createSqlBasketStore } from '../shop/basket/sql-basket-store.ts';
import { articleOf, variantOfNumber } from '../shop/catalogue/article-of.ts';
import type { CategoryTree } from '../shop/catalogue/category-tree.ts';
import { variantChoice } from '../shop/catalogue/variant-choice.ts';
import { offeredServices } from '../shop/catalogue/offered-services.ts';
import { createSqlVoucherStore } from '../shop/voucher/sql-voucher-store.ts';
import { voucherCode } from '../shop/voucher/voucher-code.ts';
import { createVoucherValidator } from '../shop/voucher/voucher-validator.ts';
import { sweepEvery } from '../storage/sweep-every.ts';

/** Width of the picture in the layer after something was added, in pixels. */
const layerWidth = 320;
/** Changes of baskets that one address makes: an office full of shoppers stays below it. */
const changes: CallLimit = { name: 'basket', most: 600, perMs: 60_000 };
/** Baskets of guests that one address may begin: each is kept for weeks. */
const newBaskets: CallLimit = { name: 'basket-new', most: 200, perMs: 3_600_000 };
/** Codes that one address may name, and codes that are not known which one visitor may. */
const triesOfAddress: CallLimit = { name: 'voucher-address', most: 40, perMs: 15 * 60_000 };
const triesOfVisitor: CallLimit = { name: 'voucher-guess', most: 10, perMs: 15 * 60_000 };

/** The basket: what pages, calls, the gateway and the login do with it. */
export function composeBasket(parts: CatalogueParts, calls: BasketCallParts): ShopPart {
  const { base, store: catalogue } = parts;
  const { now, isHttps, tenants } = base;
  const store = createSqlBasketStore(parts.database);
  const { service } = calls;
  const configs = new Map(tenants.map(({ config }) => [config.slug, config]));
  return {
    loaders: [createBasketLoader({ service, tenants: configs, ...wordsOf(parts) })],
    forms: [createBasketPageForms(calls)],
    async joinAtLogin(tenant, from, to) {
      const skus = shownLines(await store.read(tenant, from)).map(({ sku }) => sku);
      const products = skus.length === 0 ? [] : await catalogue.products(tenant, skus);
      const most = new Map(
        products.flatMap((product) =>
          product.variants.map((variant) => [variant.sku, mostOf(product, variant)]),
        ),
      );
      return store.join(tenant, { from, to }, now(), (guest, customer) =>
        joinBaskets(guest, customer, (sku) => most.get(sku) ?? 0),
      );
    },
    routes: [
      Router({ caseSensitive: true }).use('/api/basket/v1', createBasketRoutes({ ...calls, isHttps })),
    ],
    calls: basketCalls,
  };
}

/** What whoever changes baskets needs: the basket's own calls, the gateway, and lists that lead into it. */
export function composeBasketCalls(parts: CatalogueParts): BasketCallParts {
  const { base, database } = parts;
  const store = createSqlBasketStore(database);
  return {
    service: composeService(parts, store),
    isHttps: base.isHttps,
    onChange: sweepEvery(sweepMs, base, 'Baskets of guests', (at) => store.sweep(sweptMoments(at))),
  };
}

function composeService(parts: CatalogueParts, store: BasketStore): BasketService {
  const { base, content, database } = parts;
  const judge = createVoucherValidator(createSqlVoucherStore(database), base.now);
  const service = createBasketService({
    ...{ store, now: base.now, ...wordsOf(parts) },
    articles: composeArticles(parts),
    vouchers: { normalise: voucherCode, judge },
    pictureOf(id) {
      const picture = content.pictures.find(id);
      return picture ? pictureAddress({ id, revision: picture.revision }, layerWidth) : '';
    },
    ...createCounts(parts),
  });
  return {
    ...service,
    // The gateway tells of an outage within an answer that goes well.
    submit: (...given) => base.counters.fairly(() => service.submit(...given), isOutageRefusal),
  };
}

const wordsOf = ({ pages: { text, price } }: CatalogueParts) => ({ text, price });

/** The catalogue's own store is asked, never what readers keep: a basket shows what is true now. */
function composeArticles({ base, store, categoriesOf, sheetLinkOf }: CatalogueParts): BasketArticles {
  return {
    async find(tenant, locale, skus, choice = {}) {
      const found = new Map<string, FoundArticle>();
      if (skus.length === 0) return found;
      const [products, categories] = await Promise.all([
        store.products(tenant.slug, skus),
        categoriesOf(tenant.slug),
      ]);
      const place = {
        tenant,
        locale,
        categories,
        at: base.now(),
        sheetLink: sheetLinkOf(tenant.slug, locale),
        choice,
      };
      for (const sku of skus) {
        const product = products.find(
          (each) => each.sku === sku || each.variants.some((own) => own.sku === sku),
        );
        const asked = product && findArticle(product, sku, place);
        if (asked) found.set(sku, asked);
      }
      return found;
    },
  };
}

interface ArticlePlace {
  tenant: TenantConfig;
  locale: string;
  categories: CategoryTree;
  at: number;
  sheetLink: ReturnType<CatalogueParts['sheetLinkOf']>;
  choice: ArticleChoice;
}

function findArticle(product: CatalogueProduct, sku: string, place: ArticlePlace): FoundArticle | undefined {
  const { tenant, locale, categories, choice } = place;
  const variant = variantOfNumber(product, sku, locale) ?? variantChoice(product, choice, locale).variant;
  if (!variant)
    return { kind: 'needs-variant', product: product.sku, slug: inLocale(product.texts, locale).slug };
  const article = articleOf(product, variant, place);
  if (!article) return undefined;
  const { stock, isReduced, ...rest } = article;
  const country = tenant.locales.find((each) => each.locale === locale)?.country ?? '';
  return {
    kind: 'article',
    article: {
      ...rest,
      most: Math.min(stock, maxQuantity),
      taxRate: taxRate(country, product.taxClass),
      // Work is taxed at the standard rate, whatever it is done to.
      services: offeredServices(product, [variant], locale).map((each) => ({
        ...each,
        taxRate: taxRate(country, 'standard'),
      })),
      voucher: {
        categories: [
          ...new Set(
            product.categories.flatMap((id) => [id, ...categories.pathTo(id).map((each) => each.id)]),
          ),
        ],
        brand: product.brand,
        badges: product.badges,
        isReduced,
      },
    } satisfies BasketArticle,
  };
}

/** Most pieces of a variant that can be ordered, wherever that is. */
function mostOf(
  product: CatalogueProduct,
  { stock, delivery }: CatalogueProduct['variants'][number],
): number {
  return product.gone || delivery === null ? 0 : Math.min(stock, maxQuantity);
}

/** Counts changes, and what is tried as a code, by address and by visitor; nobody gets more tries by an outage of the counters. */
function createCounts({
  base,
  visitorSecret: secret,
}: CatalogueParts): Pick<BasketServiceParts, 'countChange' | 'countNew' | 'countGuess'> {
  const { counters } = base;
  return {
    countChange: ({ tenant: { slug: tenant }, request: { ip: address } }) =>
      secondsToWait({ counters, secret }, changes, { tenant, address }),
    countNew: ({ tenant: { slug: tenant }, request: { ip: address } }) =>
      secondsToWait({ counters, secret }, newBaskets, { tenant, address }),
    async countGuess({ tenant: { slug: tenant }, owner, request: { ip: address } }) {
      const caller = { tenant, address };
      const waitSeconds = await secondsToWait({ counters, secret }, triesOfAddress, caller);
      const visitor = owner ?? '';
      const attempt = await countAttempt({ counters, secret }, triesOfVisitor, tenant, visitor);
      const tooMany = attempt.isTooMany ? attempt.retryAfterSeconds : undefined;
      return { waitSeconds: waitSeconds ?? tooMany, giveBack: attempt.giveBack };
    },
  };
}
