import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import { foldWord } from '../analyser/fold.ts';
import type { Language } from '../languages/language.ts';
import type { Numbering } from '../index/numbering.ts';
import type { ListedProduct } from '../index/listed-product.ts';
import type { FacetValueRow, VariantRow } from '../index/search-rows.ts';
import { popularityOf } from '../ranking/ranking-parameters.ts';
import type { SearchProduct } from '../analyser/search-product.ts';

/** A value by which a product is filtered, as the catalogue tells it. */
interface EntryFacet {
  facet: string;
  value: string;
  label: string;
  /** Numbers of the variants that have it; null: the whole product has. */
  variants: readonly string[] | null;
}

/** A product of the catalogue with everything that must be looked up for it, in one locale. */
export interface CatalogueEntry {
  doc: number;
  product: CatalogueProduct;
  locale: string;
  /** From the department down to each of its categories. */
  categoryPaths: readonly (readonly { id: string; name: string }[])[];
  facets: readonly EntryFacet[];
  /** Its facts in words; of a mere yes the value is empty. */
  facts: readonly { name: string; value: string }[];
  /** Number of a variant by its article number. */
  variantId(sku: string): number;
}

/** Facet of the categories. */
export const categoryFacet = 'category';

/** Facets that variants have, in the order of the axes. */
export const variantFacets: readonly string[] = ['colour', 'size', 'width'];

const day = 24 * 60 * 60 * 1000;

/** The words of an entry. */
export function searchProductOf(entry: CatalogueEntry, language: Language): SearchProduct {
  const { product, locale, categoryPaths, facets, facts } = entry;
  const { name, noun, description, points } = inLocale(product.texts, locale);
  const categories = categoryPaths.map((path) => path.map((category) => category.name));
  const targets = new Set(language.targetGroups.map((word) => foldWord(word, language)));
  const variants = product.variants.filter(({ offers }) => Object.hasOwn(offers, locale));
  return {
    doc: entry.doc,
    type: noun,
    name,
    brand: product.brand,
    models: [product.sku],
    categories,
    targetGroups: categories.flat().filter((category) => targets.has(foldWord(category, language))),
    colours: [
      ...product.colours.map((colour) => inLocale(colour.name, locale)),
      ...facets.flatMap(({ facet, label }) => (facet === 'colour' ? [label] : [])),
    ],
    sizes: [...new Set(variants.flatMap(({ size, width }) => [size ?? '', width ?? '']))],
    attributes: facts.map((fact) => (fact.value === '' ? fact.name : fact.value)),
    description: [...points, description].join('\n'),
  };
}

/** Numbers that facet values keep; `names` are `facet` and `value` in one. */
interface FacetNumbers {
  facets: Numbering;
  values: Numbering;
}

/** An entry as it is indexed, and its facet values with their labels in the entry's locale. */
export function listedProductOf(
  entry: CatalogueEntry,
  language: Language,
  numbers: FacetNumbers,
): { listed: ListedProduct; values: readonly FacetValueRow[] } {
  const { doc, product, locale, categoryPaths, facets } = entry;
  const rows = new Map<number, FacetValueRow>();
  const numberOf = (facet: string, value: string, label: string): number => {
    const id = numbers.values.numberOf(JSON.stringify([facet, value]));
    rows.set(id, { id, facet: numbers.facets.numberOf(facet), value, label });
    return id;
  };
  const categories = categoryPaths.flat().map(({ id, name }) => numberOf(categoryFacet, id, name));
  const own = facets.filter(({ variants }) => variants === null);
  const byVariant = new Map<string, number[]>();
  for (const { facet, value, label, variants } of facets) {
    const axis = variantFacets.indexOf(facet);
    if (variants === null || axis < 0) continue;
    const id = numberOf(facet, value, label);
    for (const sku of variants) {
      const values = byVariant.get(sku) ?? [0, 0, 0];
      values[axis] = id;
      byVariant.set(sku, values);
    }
  }
  const variants = product.variants.flatMap(({ sku, offers, stock }): VariantRow[] => {
    const offer = Object.hasOwn(offers, locale) ? offers[locale] : undefined;
    if (!offer) return [];
    return [{ id: entry.variantId(sku), doc, values: byVariant.get(sku) ?? [], price: offer.price, stock }];
  });
  const rating = tenthsOf(product.rating);
  const listed: ListedProduct = {
    product: searchProductOf(entry, language),
    sku: product.sku,
    values: [...categories, ...own.map(({ facet, value, label }) => numberOf(facet, value, label))],
    popularity: popularityOf(product.sales, rating),
    rating,
    listed: Math.floor(product.listed / day),
    variants,
  };
  return { listed, values: [...rows.values()] };
}

/** Mean of the reviews in tenths of a star, of five; 0: none. */
function tenthsOf(rating: CatalogueProduct['rating']): number {
  return rating && rating.count > 0 ? Math.round((rating.average / rating.max) * 50) : 0;
}
