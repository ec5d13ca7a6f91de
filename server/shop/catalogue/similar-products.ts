import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { listedPrice } from './listed-price.ts';

/** What likeness is told by: little enough to be kept of many products. */
export interface LikenessFacts extends Pick<
  CatalogueProduct,
  'sku' | 'type' | 'categories' | 'brand' | 'sales'
> {
  choices: ReadonlySet<string>;
  /** Cents; null: it is not sold in the locale. */
  price: number | null;
}

/** The facts of a product in a locale. */
export function likenessFactsOf(product: CatalogueProduct, locale: string): LikenessFacts {
  const { sku, type, categories, brand, sales } = product;
  const price = listedPrice(product, locale)?.price ?? null;
  return { sku, type, categories, brand, sales, choices: choicesOf(product), price };
}

/**
 * What to offer beside a product, or in its place when it is sold out: the most alike of the candidates first, at most
 * `count`. The kind of thing counts most, then the category, shared facts, a price within a quarter, the brand; among
 * equals what sells, then the number.
 */
export function mostAlike(
  product: LikenessFacts,
  candidates: readonly LikenessFacts[],
  count: number,
): LikenessFacts[] {
  const { price } = product;
  const likeness = (other: LikenessFacts): number => {
    const isNear = price !== null && Math.abs((other.price ?? 0) - price) * 4 <= price;
    return (
      (other.type === product.type ? 16 : 0) +
      (other.categories.some((id) => product.categories.includes(id)) ? 8 : 0) +
      Math.min(4, [...other.choices].filter((fact) => product.choices.has(fact)).length) +
      (isNear ? 3 : 0) +
      (other.brand === product.brand && product.brand !== '' ? 1 : 0)
    );
  };
  return candidates
    .filter(({ sku }) => sku !== product.sku)
    .map((other) => ({ other, points: likeness(other) }))
    .toSorted(
      (a, b) => b.points - a.points || b.other.sales - a.other.sales || (a.other.sku < b.other.sku ? -1 : 1),
    )
    .slice(0, count)
    .map(({ other }) => other);
}

function choicesOf({ attributes }: CatalogueProduct): Set<string> {
  return new Set(
    attributes.flatMap((attribute) =>
      attribute.kind === 'choice' ? attribute.values.map((value) => `${attribute.key} ${value}`) : [],
    ),
  );
}
