import { resolve } from 'node:path';
import { type RequestHandler, Router } from 'express';
import type { Loader } from '../../renderer/contract/loader.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { productTag } from '../../schemas/catalogue/product-tag.ts';
import { addressWords } from '../../schemas/tenant/address-words.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import type { CatalogueParts, CataloguePages, JoinAtLogin, ShopPart } from './catalogue-parts.ts';
import type { ShopAccounts } from './compose-accounts.ts';
import type { ShopBase } from './compose-base.ts';
import type { ShopContent } from './compose-content.ts';
import { catalogueLookups } from './catalogue-lookups.ts';
import { composeAccountPages } from './compose-account-pages.ts';
import { composeBasket, composeBasketCalls } from './compose-basket.ts';
import { composeCheckout } from './compose-checkout.ts';
import { composeDesk, type DeskShop } from './compose-desk.ts';
import { composeGateway } from './compose-gateway.ts';
import { composeListing } from './compose-listing.ts';
import { composeProducts } from './compose-products.ts';
import { composeRatings } from './compose-ratings.ts';
import { composeTracking } from './compose-tracking.ts';
import { composeSearch } from './compose-search.ts';
import { visitorSecrets } from '../operations/visitor-secrets.ts';
import { composeWishlist, composeWishlistCalls } from './compose-wishlist.ts';
import type { PageForms, PageGate } from '../pages/personal-pages.ts';
import type { PageSubjects } from '../pages/page-subjects.ts';
import type { ApiCall } from '../openapi/api-call.ts';
import type { Lookups } from '../editing/lookup/lookup.ts';
import { createCatalogueEntries } from '../shop/catalogue/catalogue-entries.ts';
import { type CatalogueAddresses, createCatalogueAddresses } from '../shop/catalogue/catalogue-addresses.ts';
import { createCategoryReader } from '../shop/catalogue/category-reader.ts';
import type { SheetLink } from '../shop/catalogue/product-card-of.ts';
import { readVocabulary } from '../shop/catalogue/read-vocabulary.ts';
import { createProductReader } from '../shop/catalogue/product-reader.ts';
import { createSqlCatalogueStore } from '../shop/catalogue/sql-catalogue-store.ts';
import type { DrawMailPaper } from '../outbound/mail/mail-paper.ts';
import { noteChanges } from '../search/changes/changes-in-database.ts';
import { searchHistoryCalls } from '../shop/search-history/search-history-calls.ts';
import { createSearchHistoryRoutes } from '../shop/search-history/search-history-routes.ts';
import type { SitemapSource } from '../site-files/sitemap-pages.ts';
import { createSqlSearchHistory } from '../shop/search-history/sql-search-history.ts';

/** What the shop knows of its products. */
export interface ShopCatalogue {
  /** What blocks may ask for of it. */
  loaders: readonly Loader[];
  /** What the addresses of products, categories and searches are about. */
  subjects: ReadonlyMap<string, PageSubjects>;
  /** The forms of its pages. */
  forms: readonly PageForms[];
  /** Where whoever asks for one of them is led first. */
  gates: readonly PageGate[];
  /** Origins of others to which forms of its pages may lead, by their routes. */
  formOrigins(route: string): readonly string[];
  /** What its addresses lead to, for checks of links; undefined: nobody knows. */
  addresses: CatalogueAddresses | undefined;
  /** What is a guest's becomes a customer's. */
  joinAtLogin: JoinAtLogin;
  /** Draws what goes with its mails. */
  drawPaper: DrawMailPaper;
  /** Its calls below `/api/`. */
  routes: readonly RequestHandler[];
  /** What they answer, in words for machines. */
  calls: readonly ApiCall[];
  /** Its pages, for sitemaps. */
  furtherPages: SitemapSource['furtherPages'];
  /** Reads the code that no start should wait for. */
  prepare(): Promise<void>;
  /** Begins what works in the database beside requests, when that is as this version wants it. */
  start(): void;
  /** Ends with what was promised. */
  finish(): Promise<void>;
  close(): void;
  /** What the people of the shop do with it; undefined: a shop without a database has no desk. */
  desk: DeskShop | undefined;
  /** What editors may choose of it. */
  lookups: Lookups;
}

/** Products, categories and search from the shop's database. A shop without one has content alone. */
export function composeCatalogue(
  base: ShopBase,
  content: ShopContent,
  accounts: ShopAccounts | undefined,
  pages: CataloguePages,
): ShopCatalogue {
  if (!base.database || !accounts)
    return { ...withParts([], () => {}), addresses: undefined, desk: undefined, lookups: {} };
  const { root, clock, tenantNamed, database } = base;
  const store = createSqlCatalogueStore(database, { onWritten: noteChanges });
  const words = readVocabulary(resolve(root, 'content-fixtures/catalogue'));
  const reader = createProductReader({ store, clock });
  const search = composeSearch({
    base,
    database,
    entriesOf: (tenant, locale) => createCatalogueEntries({ store, tenant, locale, words }),
    onTouched(tenant, skus) {
      reader.forget(tenant, skus);
      if (skus) pages.forget(new Set(skus.map(productTag)));
    },
  });
  base.readiness.add(search.missing);
  const secrets = visitorSecrets(base);
  const parts: CatalogueParts = {
    ...{ base, content, pages, database, store, reader, words },
    ...{ customerOf: accounts.customerOf, knownVisitor: accounts.knownVisitor },
    categoriesOf: createCategoryReader(store, clock),
    searchOf: search.searchOf,
    ...{ visitorSecret: secrets[0], visitorSecrets: secrets },
    sheetLinkOf: (tenant, locale) => sheetLinks(tenantNamed(tenant).config, locale),
  };
  const basket = composeBasketCalls(parts);
  const wishlist = composeWishlistCalls(parts, basket);
  const checkout = composeCheckout(parts, basket.service, accounts.mail);
  const composed: ShopPart[] = [
    composeProducts(parts),
    composeListing(parts),
    composeRatings(parts),
    composeSearchHistory(parts),
    composeBasket(parts, basket),
    composeWishlist(parts, wishlist),
    composeAccountPages(parts),
    checkout,
    composeTracking(parts, basket.service, checkout, accounts),
    composeGateway(parts, { basket, wishlist, orders: checkout.told }),
  ];
  const addresses = createCatalogueAddresses(reader, parts.categoriesOf, words);
  const desk = composeDesk(parts, checkout.forDesk);
  return { ...withParts(composed, search.close), addresses, desk, lookups: catalogueLookups(parts) };
}

function withParts(
  parts: readonly ShopPart[],
  close: () => void,
): Omit<ShopCatalogue, 'addresses' | 'desk' | 'lookups'> {
  return {
    loaders: parts.flatMap(({ loaders = [] }) => loaders),
    subjects: new Map(parts.flatMap(({ subjects = {} }) => Object.entries(subjects))),
    forms: parts.flatMap(({ forms = [] }) => forms),
    gates: parts.flatMap(({ gates = [] }) => gates),
    formOrigins: (route) => parts.flatMap((part) => part.formOrigins?.(route) ?? []),
    async drawPaper(...asked) {
      for (const part of parts) if (part.drawPaper) return part.drawPaper(...asked);
      return null;
    },
    async joinAtLogin(...whose) {
      const found = await Promise.all(parts.map(async ({ joinAtLogin }) => joinAtLogin?.(...whose)));
      return found.some(Boolean);
    },
    routes: parts.flatMap(({ routes = [] }) => routes),
    calls: parts.flatMap(({ calls = [] }) => calls),
    async furtherPages(tenant, max) {
      const found = await Promise.all(parts.map(async ({ pages }) => pages?.(tenant, max)));
      return new Map(
        tenant.locales.map(({ locale }) => [locale, found.flatMap((each) => each?.get(locale) ?? [])]),
      );
    },
    async prepare() {
      await Promise.all(parts.map(async ({ prepare }) => prepare?.()));
    },
    start() {
      for (const part of parts) part.start?.();
    },
    async finish() {
      await Promise.all(parts.map(async ({ finish }) => finish?.()));
    },
    close() {
      for (const part of parts) part.close?.();
      close();
    },
  };
}

/** The information sheet stands on the page of its product. */
function sheetLinks(tenant: TenantConfig, locale: string): SheetLink {
  const routes = routeTable(tenant, locale);
  return (product) => {
    const address = routes.address('product', { ...product });
    return address === undefined
      ? undefined
      : `${address}#${addressWords(tenant, locale).fragment('datenblatt')}`;
  };
}

/** What visitors searched for, as long as they want it kept. */
function composeSearchHistory({ base, database, visitorSecret, customerOf }: CatalogueParts): ShopPart {
  const { counters, isHttps, now, clock, log } = base;
  const routes = createSearchHistoryRoutes({
    store: createSqlSearchHistory(database),
    counters,
    secret: visitorSecret,
    customerOf: (_request, response) => customerOf(response),
    isHttps,
    now,
    clock,
    log,
  });
  return {
    routes: [Router({ caseSensitive: true }).use('/api/search/searchhistory', routes)],
    calls: searchHistoryCalls,
  };
}
