import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { availabilityOf } from './availability.ts';
import { listedPrice } from './listed-price.ts';

/**
 * What to offer beside a product, or in its place when it is sold out: of the candidates those that can be ordered, the
 * most alike first, at most `count`. The kind of thing counts most, then the category, shared facts, a price within a
 * quarter, the brand; among equals what sells, then the number.
 */
export function similarProducts(
  product: CatalogueProduct,
  candidates: readonly CatalogueProduct[],
  locale: string,
  count: number,
): CatalogueProduct[] {
  const facts = choicesOf(product);
  const price = listedPrice(product, locale)?.price ?? null;
  const likeness = (other: CatalogueProduct): number => {
    const own = listedPrice(other, locale)?.price ?? 0;
    const isNear = price !== null && Math.abs(own - price) * 4 <= price;
    return (
      (other.type === product.type ? 16 : 0) +
      (other.categories.some((id) => product.categories.includes(id)) ? 8 : 0) +
      Math.min(4, [...choicesOf(other)].filter((fact) => facts.has(fact)).length) +
      (isNear ? 3 : 0) +
      (other.brand === product.brand && product.brand !== '' ? 1 : 0)
    );
  };
  return candidates
    .filter(({ sku }) => sku !== product.sku)
    .filter((other) => availabilityOf(other, locale) === 'available')
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
