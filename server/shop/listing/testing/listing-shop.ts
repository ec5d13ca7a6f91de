import { join } from 'node:path';
import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import type { ProductSearch } from '../../../../schemas/catalogue/product-search.ts';
import { tenantSchema, type TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import atConfig from '../../../../tenants/at/tenant.json' with { type: 'json' };
import defaultConfig from '../../../../tenants/default/tenant.json' with { type: 'json' };
import { createCategoryTree } from '../../catalogue/category-tree.ts';
import { demonstrationCategories } from '../../../../content-fixtures/demonstration/products/demonstration-categories.ts';
import { readShippedWords } from '../../../upkeep/read-shipped-words.ts';
import { variantPrice } from '../../catalogue/listed-price.ts';
import { productCardOf } from '../../catalogue/product-card-of.ts';
import { austrianSynonyms } from '../../../search/languages/austrian-synonyms.ts';
import { french } from '../../../search/languages/french.ts';
import { german } from '../../../search/languages/german.ts';
import { createNamedSearch } from '../../../search/named-search.ts';
import { phrasesInMemory } from '../../../search/suggest/testing/phrases-in-memory.ts';
import { openDemonstration } from '../../../search/testing/demonstration-shop.ts';
import type { SuggestionParts } from '../find-suggestions.ts';

/** The demonstration of one tenant and locale as lists see it, in memory. */
export interface ListingShop {
  tenant: TenantConfig;
  locale: string;
  ports: SuggestionParts;
  search: ProductSearch;
  products: readonly CatalogueProduct[];
  /** Moves the clock on. */
  wait(ms: number): void;
  /** Products that were read so far. */
  reads(): number;
}

const words = readShippedWords(join(import.meta.dirname, '../../../..'));

const tenants = new Map(
  [atConfig, defaultConfig].map((config) => {
    const tenant = tenantSchema.parse(config);
    return [tenant.slug, tenant] as const;
  }),
);

export function tenantCalled(slug: string): TenantConfig {
  const tenant = tenants.get(slug);
  if (!tenant) throw new Error(`no tenant ${slug}`);
  return tenant;
}

export async function openListingShop(slug = 'at', locale = 'de-AT'): Promise<ListingShop> {
  const tenant = tenantCalled(slug);
  const language = locale.startsWith('fr') ? french : german;
  const shop = await openDemonstration(slug, locale, language, locale === 'de-AT' ? [austrianSynonyms] : []);
  const tree = createCategoryTree(demonstrationCategories(words, slug));
  const search = createNamedSearch({
    ready: { snapshot: shop.snapshot, analyser: shop.analyser },
    candidates: shop.candidates,
    phrases: phrasesInMemory(shop.phrases()),
  });
  const bySku = new Map(shop.products.map((product) => [product.sku, product]));
  let now = Date.UTC(2026, 10, 28);
  let reads = 0;
  const ports: SuggestionParts = {
    searchOf: (asked, own) => (asked === slug && own === locale ? search : undefined),
    categoriesOf: () => tree,
    products(_tenant, skus) {
      reads += skus.length;
      return Promise.resolve(skus.flatMap((sku) => bySku.get(sku) ?? []));
    },
    cardOf: (product, _tenant, own) => productCardOf(product, own, now),
    priceOf: variantPrice,
    variantQuery: ({ colour, size, width }) =>
      Object.entries({ farbe: colour, groesse: size, weite: width })
        .flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`]))
        .join('&'),
    words,
    text: (_tenant, _locale, key, values) =>
      values === undefined ? key : `${key} ${Object.values(values).join(' ')}`,
    tenant: tenantCalled,
    now: () => now,
    clock: () => now,
    pictureOf: (id) => ({ src: `/pictures/${id}`, width: 80, height: 107 }),
    priceText: ({ price, isFrom }) => `${isFrom ? 'ab ' : ''}${price / 100}`,
  };
  return {
    tenant,
    locale,
    ports,
    search,
    products: shop.products,
    wait: (ms) => (now += ms),
    reads: () => reads,
  };
}
