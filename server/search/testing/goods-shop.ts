import { createAnalyser, type Analyser } from '../analyser/analyser.ts';
import type { Language, Synonyms } from '../languages/language.ts';
import { learnWords } from '../analyser/learn-words.ts';
import { wordsInMemory } from '../correction/testing/words-in-memory.ts';
import type { WordCandidates } from '../correction/word-candidates.ts';
import { buildColumns } from '../index/build-columns.ts';
import { createNumbering, type Numbering } from '../index/numbering.ts';
import type { ListedProduct } from '../index/listed-product.ts';
import { rowsInMemory } from '../index/testing/rows-in-memory.ts';
import type { FacetRow, FacetValueRow, VariantRow } from '../index/search-rows.ts';
import { openSnapshot, type Snapshot } from '../index/snapshot.ts';
import { popularityOf } from '../ranking/ranking-parameters.ts';
import { searchProducts, type SearchAnswer } from '../search-products.ts';
import { plainList, type SearchRequest } from '../query/search-request.ts';
import type { SearchProduct } from '../analyser/search-product.ts';

/** A small shop from lines of goods, for tests; everything about it is the same each time. */
export interface TestShop {
  analyser: Analyser;
  snapshot: Snapshot;
  candidates: WordCandidates;
  products: readonly SearchProduct[];
  listed: readonly ListedProduct[];
  values: readonly FacetValueRow[];
  search(term: string, request?: Partial<SearchRequest>): Promise<SearchAnswer>;
  productOf(doc: number): SearchProduct;
  /** Number of a facet value. */
  valueOf(facet: keyof typeof testFacets, label: string): number;
}

const testFacets = { category: 1, brand: 2, colour: 3, size: 4, attribute: 5, for: 6 } as const;

const facetRows: readonly FacetRow[] = Object.entries(testFacets).map(([name, id]) => ({
  id,
  name,
  isOnVariant: name === 'colour' || name === 'size',
  isCategory: name === 'category',
}));

const facetNames = Object.fromEntries(Object.entries(testFacets).map(([name, id]) => [id, name]));

/** A number from 0 up to `below` that only depends on the text. */
function chance(text: string, below: number): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) % below;
}

export async function openTestShop(
  goods: string,
  language: Language,
  synonyms: readonly Synonyms[] = [],
  { isTyped = true } = {},
): Promise<TestShop> {
  const numbering = createNumbering([], 65_535);
  const listed = readGoods(goods, numbering);
  const products = listed.map(({ product }) => product);
  const indexed = listed.map((each) =>
    isTyped ? each : { ...each, product: { ...each.product, type: '' } },
  );
  const learned = learnWords(
    indexed.map(({ product }) => product),
    language,
    synonyms,
  );
  const words = { version: 1, ...learned };
  const analyser = createAnalyser(language, words, synonyms);
  const values = numbering.added().map(([name, id]): FacetValueRow => {
    const [facet = '', label = ''] = name.split('\n');
    return { id, facet: Number(facet), value: label.toLowerCase(), label };
  });
  const memory = rowsInMemory(indexed, facetRows, values, analyser);
  const snapshot = openSnapshot(await buildColumns(memory.rows), 1);
  const candidates = wordsInMemory(memory.words);
  return {
    analyser,
    snapshot,
    candidates,
    products,
    listed,
    values,
    search: (term, request) =>
      searchProducts({ ...plainList, term, ...request }, { analyser, snapshot, candidates }),
    productOf: (doc) => products[doc - 1] ?? fail(doc),
    valueOf: (facet, label) => numbering.numberOf(`${testFacets[facet]}\n${label}`),
  };
}

function fail(doc: number): never {
  throw new Error(`no product ${doc}; facets are ${Object.values(facetNames).join()}`);
}

const list = (text: string, separator: RegExp): string[] =>
  text.split(separator).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));

function readGoods(goods: string, numbering: Numbering): ListedProduct[] {
  const listed: ListedProduct[] = [];
  for (const line of goods.trim().split('\n')) {
    const [path = '', target = '', type = '', brands = '', colours = '', sizes = '', facts = ''] =
      line.split('|');
    for (const brandLine of list(brands, /;/)) {
      const [brand = '', models = ''] = brandLine.split(': ');
      for (const model of list(models, /,(?! \d+-tlg)/)) {
        listed.push(
          listedProduct(
            {
              doc: listed.length + 1,
              type: type.trim(),
              name: `${brand} ${type.trim()} ${model}`,
              brand,
              models: [model],
              categories: [list(path, />/)],
              targetGroups: list(target, /,/),
              colours: list(colours, /,/),
              sizes: list(sizes, /, /),
              attributes: list(facts, /;/),
              description: `${type.trim()} von ${brand}, im Modehaus bestellt und bald da.`,
            },
            numbering,
          ),
        );
      }
    }
  }
  return listed;
}

/** Every ninth variant is sold out, and every thirteenth product. */
function listedProduct(product: SearchProduct, numbering: Numbering): ListedProduct {
  const valueOf = (facet: keyof typeof testFacets, label: string): number =>
    numbering.numberOf(`${testFacets[facet]}\n${label}`);
  const variants: VariantRow[] = [];
  const isSoldOut = chance(product.name, 13) === 0;
  const base = 990 + 100 * chance(`${product.name} price`, 300);
  for (const colour of product.colours.length > 0 ? product.colours : ['']) {
    for (const size of product.sizes.length > 0 ? product.sizes : ['']) {
      const key = `${product.name} ${colour} ${size}`;
      variants.push({
        id: product.doc * 100 + variants.length,
        doc: product.doc,
        values: [colour === '' ? 0 : valueOf('colour', colour), size === '' ? 0 : valueOf('size', size)],
        price: base + 100 * chance(`${key} price`, 10),
        stock:
          isSoldOut || (chance(key, 9) === 0 && variants.length > 0) ? 0 : 1 + chance(`${key} stock`, 20),
      });
    }
  }
  const rating = chance(`${product.name} stars`, 4) === 0 ? 0 : 25 + chance(`${product.name} rating`, 26);
  return {
    product,
    sku: `P${product.doc}`,
    values: [
      ...product.categories.flatMap((path) =>
        path.map((_, depth) => valueOf('category', path.slice(0, depth + 1).join(' / '))),
      ),
      valueOf('brand', product.brand),
      ...product.attributes.map((fact) => valueOf('attribute', fact)),
      ...product.targetGroups.map((group) => valueOf('for', group)),
    ],
    popularity: popularityOf(2 ** chance(`${product.name} sales`, 12), rating),
    rating,
    listed: 20_000 + chance(`${product.name} listed`, 700),
    variants,
  };
}
