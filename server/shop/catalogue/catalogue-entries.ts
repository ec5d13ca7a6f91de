import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { inLocale, type LocalisedText } from '../../../schemas/catalogue/localised-text.ts';
import { availabilityOf } from './availability.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { type CategoryTree, createCategoryTree } from './category-tree.ts';
import { type FactLine, factLines, type FactWords } from '../../../schemas/catalogue/fact-lines.ts';
import { type FacetValue, facetsOf } from './product-facets.ts';

/** A product with everything that lists and the search must know of it, in the words of one locale. */
export interface CatalogueEntryInLocale {
  product: CatalogueProduct;
  locale: string;
  /** From the department down to each of its categories. */
  categoryPaths: readonly (readonly { id: string; name: string }[])[];
  facets: readonly FacetValue[];
  facts: readonly FactLine[];
}

/** What entries say in words. */
export type EntryWords = FactWords & {
  colours: { families: Readonly<Partial<Record<string, LocalisedText>>> };
};

interface CatalogueEntriesOptions {
  store: Pick<CatalogueStore, 'list' | 'products' | 'categories'>;
  tenant: string;
  locale: string;
  words: EntryWords;
  /** Products that are read at once. */
  atOnce?: number;
}

/** Products of a tenant as they are listed in a locale: all that are or were sold there, but none that is gone for good. */
export interface CatalogueEntries {
  /** All of them, part by part. */
  all(): AsyncGenerator<readonly CatalogueEntryInLocale[]>;
  /** Those of these numbers. */
  of(skus: readonly string[]): Promise<readonly CatalogueEntryInLocale[]>;
}

export function createCatalogueEntries(options: CatalogueEntriesOptions): CatalogueEntries {
  const { store, tenant, locale, words, atOnce = 250 } = options;
  const readTree = async (): Promise<CategoryTree> => createCategoryTree(await store.categories(tenant));
  const read = async (skus: readonly string[], tree: CategoryTree): Promise<CatalogueEntryInLocale[]> =>
    (await store.products(tenant, skus))
      .filter((product) => !['gone', 'not-offered'].includes(availabilityOf(product, locale)))
      .map((product) => entryOf(product, locale, words, tree));
  return {
    async *all() {
      const tree = await readTree();
      let skus = await store.list(tenant, null, atOnce);
      while (skus.length > 0) {
        yield await read(skus, tree);
        skus = await store.list(tenant, skus.at(-1) ?? '', atOnce);
      }
    },
    of: async (skus) => read(skus, await readTree()),
  };
}

function entryOf(
  product: CatalogueProduct,
  locale: string,
  words: EntryWords,
  tree: CategoryTree,
): CatalogueEntryInLocale {
  const familyName = (family: string): string =>
    inLocale(words.colours.families[family] ?? { de: family }, locale);
  return {
    product,
    locale,
    categoryPaths: product.categories.map((id) =>
      tree.pathTo(id).map((category) => ({ id: category.id, name: inLocale(category.name, locale) })),
    ),
    facets: facetsOf(product, locale, words.attributes, familyName),
    facts: factLines(product.attributes, locale, words),
  };
}
