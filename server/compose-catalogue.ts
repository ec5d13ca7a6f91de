import { resolve } from 'node:path';
import { type RequestHandler, Router } from 'express';
import type { Loader } from '../renderer/loader.ts';
import type { PageRenderer } from '../renderer/page.ts';
import type { CatalogueProduct } from '../schemas/catalogue/catalogue-product.ts';
import { pictureAddress } from '../schemas/picture-address.ts';
import type { ProductCard } from '../schemas/product-card.ts';
import { routeTable } from '../schemas/route-table.ts';
import { withLocalePrefix } from '../schemas/locale-path.ts';
import type { ShopBase } from './compose-base.ts';
import type { ShopContent } from './compose-content.ts';
import { composeRatings } from './compose-ratings.ts';
import { composeSearch } from './compose-search.ts';
import type { PageSubjects } from './http/page-subjects.ts';
import type { ApiCall } from './openapi/api-call.ts';
import { createCatalogueEntries } from './shop/catalogue/catalogue-entries.ts';
import { createCategoryReader } from './shop/catalogue/category-reader.ts';
import { readCatalogueWords } from './shop/catalogue/demonstration/read-words.ts';
import { createProductLoader, productTag } from './shop/catalogue/page/product-loader.ts';
import { createProductSubject } from './shop/catalogue/page/product-subject.ts';
import { choiceQuery } from './shop/catalogue/page/wish-of-address.ts';
import { variantPrice } from './shop/catalogue/listed-price.ts';
import { productCardOf, type SheetLink } from './shop/catalogue/product-card-of.ts';
import { withPriceLife } from './shop/catalogue/price-life.ts';
import { createProductReader } from './shop/catalogue/product-reader.ts';
import { createSqlCatalogueStore } from './shop/catalogue/sql-catalogue-store.ts';
import { createCategorySubject } from './shop/listing/category-subject.ts';
import { createSuggestionFinder } from './shop/listing/find-suggestions.ts';
import { createListingFinder } from './shop/listing/listing-finder.ts';
import { createListingLoader } from './shop/listing/listing-loader.ts';
import type { ListingPorts } from './shop/listing/listing-ports.ts';
import { searchCalls } from './shop/listing/search-calls.ts';
import { createSearchRoutes } from './shop/listing/search-routes.ts';
import { createSearchSubject } from './shop/listing/search-subject.ts';
import { ratingCalls } from './shop/rating/rating-calls.ts';
import { searchHistoryCalls } from './shop/search-history/search-history-calls.ts';
import { createSearchHistoryRoutes } from './shop/search-history/search-history-routes.ts';
import { createSqlSearchHistory } from './shop/search-history/sql-search-history.ts';
import { noteChanges } from './shop/search/changes/changes-in-database.ts';
import type { Database } from './storage/database/database.ts';

/** What the shop knows of its products. */
export interface ShopCatalogue {
  /** What blocks may ask for of it. */
  loaders: readonly Loader[];
  /** What the addresses of products, categories and searches are about. */
  subjects: ReadonlyMap<string, PageSubjects>;
  /** Its calls below `/api/`. */
  routes: readonly RequestHandler[];
  /** What they answer, in words for machines. */
  calls: readonly ApiCall[];
  close(): void;
}

/** What the catalogue needs of the pages, which are made after it. */
export interface CataloguePages {
  text: PageRenderer['text'];
  price: PageRenderer['price'];
  /** Has everything that these tags name drawn anew. */
  forget: (tags: ReadonlySet<string>) => void;
}

/** A shop without a database has content alone. */
const noCatalogue: ShopCatalogue = { loaders: [], subjects: new Map(), routes: [], calls: [], close() {} };

/** Width of a suggested product's picture, in pixels. */
const suggestedWidth = 160;

/** Days in which goods may be sent back: the law's. (FAGG § 11) */
const returnDays = 14;

/** Products, categories and search from the shop's database. */
export function composeCatalogue(base: ShopBase, content: ShopContent, pages: CataloguePages): ShopCatalogue {
  return base.database ? withDatabase(base, content, pages, base.database) : noCatalogue;
}

function withDatabase(
  base: ShopBase,
  content: ShopContent,
  pages: CataloguePages,
  database: Database,
): ShopCatalogue {
  const { root, clock, now, tenantNamed } = base;
  const store = createSqlCatalogueStore(database, { onWritten: noteChanges });
  const words = readCatalogueWords(resolve(root, 'content-fixtures/catalogue'));
  const reader = createProductReader({ store, clock });
  const categoriesOf = createCategoryReader(store, clock);
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

  const picturePath = (id: string, width: number): string | undefined => {
    const picture = content.pictures.find(id);
    return picture && pictureAddress({ id, revision: picture.revision }, width);
  };
  const sheetLinkOf = (tenant: string, locale: string): SheetLink => {
    const { config } = tenantNamed(tenant);
    const prefix = config.locales.find((entry) => entry.locale === locale)?.prefix ?? '';
    const routes = routeTable(config, locale);
    return (address) => {
      const path = routes.path('product', { ...address });
      return path === undefined ? undefined : `${withLocalePrefix(prefix, path)}#datenblatt`;
    };
  };

  const cardOf = (product: CatalogueProduct, tenant: string, locale: string): ProductCard | null =>
    productCardOf(product, locale, now(), sheetLinkOf(tenant, locale));
  const ports: ListingPorts = {
    searchOf: search.searchOf,
    categoriesOf,
    products: reader.products,
    cardOf,
    priceOf: variantPrice,
    variantQuery: choiceQuery,
    words,
    text: pages.text,
    tenant: (slug) => tenantNamed(slug).config,
    now,
  };
  const listings = createListingFinder(ports);
  const suggestions = createSuggestionFinder({
    ...ports,
    pictureOf(id) {
      const picture = content.pictures.find(id);
      if (!picture) return null;
      const height = Math.round((suggestedWidth * picture.height) / picture.width);
      const src = pictureAddress({ id, revision: picture.revision }, suggestedWidth);
      return { src, width: suggestedWidth, height };
    },
    priceText({ price, isFrom }, tenant, locale) {
      const written = pages.price(tenant, locale, price);
      return isFrom ? `${pages.text(tenant, locale, 'price.from')} ${written}` : written;
    },
  });
  const ratings = composeRatings(base, content, pages.forget, database, reader);
  const subjects = {
    category: createCategorySubject(ports, listings),
    search: createSearchSubject(ports, listings),
  };

  return {
    loaders: [
      withPriceLife(createProductLoader({ reader, categoriesOf, words, now, sheetLinkOf }), now) as Loader,
      createListingLoader(ports, listings),
      ...ratings.loaders,
    ],
    subjects: new Map<string, PageSubjects>([
      ...Object.entries(subjects),
      [
        'product',
        createProductSubject({
          reader,
          categoriesOf,
          picturePath: (id) => picturePath(id, 1280),
          // What a parcel costs below the free amount comes with the basket.
          termsOf: () => ({ shipping: { parcel: null, freight: null }, returnDays }),
        }),
      ],
    ]),
    routes: [
      createSearchRoutes({ ...ports, listings, suggestions, subjects, originOf: base.originOf }),
      composeSearchHistory(base, database),
      ...ratings.routes,
    ],
    calls: [...searchCalls, ...searchHistoryCalls, ...ratingCalls],
    close: () => search.close(),
  };
}

/** What visitors searched for, as long as they want it kept. */
function composeSearchHistory({ keyValue, isHttps, now, log }: ShopBase, database: Database): RequestHandler {
  const routes = createSearchHistoryRoutes({
    store: createSqlSearchHistory(database),
    keyValue,
    // Nobody can log in yet: accounts come with the checkout.
    customerOf: () => undefined,
    isHttps,
    now,
    log,
  });
  return Router().use('/api/search/searchhistory', routes);
}
