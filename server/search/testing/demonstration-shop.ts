import { join } from 'node:path';
import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import { createCategoryTree } from '../../shop/catalogue/category-tree.ts';
import { demonstrationCategories } from '../../../content-fixtures/demonstration/products/demonstration-categories.ts';
import { demonstrationProducts } from '../../../content-fixtures/demonstration/products/demonstration-products.ts';
import { readShippedWords } from '../../upkeep/read-shipped-words.ts';
import { factLines } from '../../../schemas/catalogue/fact-lines.ts';
import { facetsOf } from '../../shop/catalogue/product-facets.ts';
import { createAnalyser, type Analyser } from '../analyser/analyser.ts';
import type { Language, Synonyms } from '../languages/language.ts';
import { learnWords } from '../analyser/learn-words.ts';
import {
  type CatalogueEntry,
  categoryFacet,
  listedProductOf,
  variantFacets,
} from '../indexing/catalogue-entry.ts';
import type { WordCandidates } from '../correction/word-candidates.ts';
import { wordsInMemory } from '../correction/testing/words-in-memory.ts';
import { phraseProduct } from '../indexing/phrase-product.ts';
import { buildColumns } from '../index/build-columns.ts';
import { createNumbering } from '../index/numbering.ts';
import { rowsInMemory } from '../index/testing/rows-in-memory.ts';
import type { FacetValueRow } from '../index/search-rows.ts';
import { openSnapshot, type Snapshot } from '../index/snapshot.ts';
import { plainList } from '../query/search-request.ts';
import { searchProducts, type SearchAnswer } from '../search-products.ts';
import { buildPhrases } from '../suggest/build-phrases.ts';
import type { PhraseKey } from '../suggest/phrase-key.ts';
import { suggestAsFound } from '../suggest/suggest-as-found.ts';
import type { Suggestions } from '../suggest/suggest.ts';
import { phrasesInMemory } from '../suggest/testing/phrases-in-memory.ts';

const words = readShippedWords(join(import.meta.dirname, '../../..'));

/** For whom the things of a category are. */
const audiences: Readonly<Record<string, string>> = {
  women: 'women',
  'shoes-women': 'women',
  lingerie: 'women',
  men: 'men',
  'shoes-men': 'men',
  kids: 'kids',
  'shoes-kids': 'kids',
};

export interface DemonstrationShop {
  products: readonly CatalogueProduct[];
  snapshot: Snapshot;
  analyser: Analyser;
  candidates: WordCandidates;
  /** What suggestions are made of. */
  phrases(): PhraseKey[];
  search(term: string): Promise<SearchAnswer>;
  suggest(typed: string): Promise<Suggestions>;
  /** `women`, `men`, `kids`: whose categories a product is in. */
  audienceOf(product: CatalogueProduct): ReadonlySet<string>;
}

/** The demonstration catalogue of a tenant in one locale, indexed. */
export async function openDemonstration(
  tenant: string,
  locale: string,
  language: Language,
  synonyms: readonly Synonyms[],
): Promise<DemonstrationShop> {
  const currency = locale === 'fr-CH' ? 'CHF' : 'EUR';
  const now = Date.UTC(2026, 10, 28);
  const products = [...demonstrationProducts({ words, locales: [{ locale, currency }], now })]
    .map(({ product }) => product)
    .filter(({ gone }) => gone === null);
  const tree = createCategoryTree(demonstrationCategories(words, tenant));
  const numbers = {
    facets: createNumbering([], 255),
    values: createNumbering([], 65_535),
  };
  const values = new Map<number, FacetValueRow>();
  const familyName = (family: string): string =>
    inLocale(words.colours.families[family] ?? { de: family }, locale);
  const read = products.map((product, index) => {
    const entry: CatalogueEntry = {
      doc: index + 1,
      product,
      locale,
      categoryPaths: product.categories.map((id) =>
        tree.pathTo(id).map((category) => ({
          id: category.id,
          name: inLocale(category.name, locale),
        })),
      ),
      facets: facetsOf(product, locale, words.attributes, familyName),
      facts: factLines(product.attributes, locale, words),
      variantId: (sku: string) => (index + 1) * 1000 + product.variants.findIndex((each) => each.sku === sku),
    };
    const { listed: own, values: found } = listedProductOf(entry, language, numbers);
    for (const value of found) values.set(value.id, value);
    return { entry, listed: own };
  });
  const listed = read.map((each) => each.listed);
  const learned = learnWords(
    listed.map(({ product }) => product),
    language,
    synonyms,
  );
  const analyser = createAnalyser(language, { version: 1, ...learned }, synonyms);
  const facets = numbers.facets.added().map(([name, id]) => ({
    id,
    name,
    isOnVariant: variantFacets.includes(name),
    isCategory: name === categoryFacet,
  }));
  const memory = rowsInMemory(listed, facets, [...values.values()], analyser);
  const snapshot = openSnapshot(await buildColumns(memory.rows), 1);
  const candidates = wordsInMemory(memory.words);
  const phrases = (): PhraseKey[] =>
    buildPhrases(
      read.map((each) => phraseProduct(each.entry, each.listed, analyser.product(each.listed.product))),
      language,
    );
  const source = phrasesInMemory(phrases());
  const audienceOf = ({ categories }: CatalogueProduct): ReadonlySet<string> =>
    new Set(
      categories.flatMap((id) =>
        tree.pathTo(id).flatMap((category) => {
          const audience = audiences[category.id];
          return audience === undefined ? [] : [audience];
        }),
      ),
    );
  return {
    products,
    snapshot,
    analyser,
    candidates,
    phrases,
    suggest: (typed) => suggestAsFound(typed, { analyser, snapshot, candidates, phrases: source }),
    audienceOf,
    search: (term) => searchProducts({ ...plainList, term }, { analyser, snapshot, candidates }),
  };
}
