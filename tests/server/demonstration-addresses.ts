import { resolve } from 'node:path';
import { readSlices } from '../../content-fixtures/demonstration/products/read-slices.ts';
import {
  type CatalogueAddresses,
  createCatalogueAddresses,
} from '../../server/shop/catalogue/catalogue-addresses.ts';
import { createCategoryTree } from '../../server/shop/catalogue/category-tree.ts';
import { readVocabulary } from '../../server/shop/catalogue/read-vocabulary.ts';
import { createMemoryCatalogueStore } from '../../server/shop/catalogue/testing/memory-catalogue-store.ts';
import { readShippedWords } from '../../server/upkeep/read-shipped-words.ts';
import { seedCatalogue } from '../../server/upkeep/seed-catalogue.ts';
import type { Tenant } from '../../tenants/read-tenants.ts';
import { contentFolder } from '../content/shipped-content.ts';

/** What addresses lead to in the catalogue that comes with the project. */
export async function demonstrationAddresses(
  tenants: readonly Tenant[],
  now: number,
): Promise<CatalogueAddresses> {
  const store = createMemoryCatalogueStore();
  const words = readShippedWords(resolve('.'));
  for (const { config } of tenants) {
    const { slug: tenant, locales } = config;
    const names = locales.map(({ locale }) => locale);
    const slices = readSlices(resolve(contentFolder, tenant, 'buckets'), names);
    await seedCatalogue({ store, tenant, words, locales, slices, now });
  }
  return createCatalogueAddresses(
    store,
    async (tenant) => createCategoryTree(await store.categories(tenant)),
    readVocabulary(resolve(contentFolder, 'catalogue')),
  );
}
