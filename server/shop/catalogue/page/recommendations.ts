import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import { availabilityOf } from '../availability.ts';
import type { CategoryTree } from '../category-tree.ts';
import { type LikenessFacts, likenessFactsOf, mostAlike } from '../similar-products.ts';
import type { ProductSource } from './product-loader.ts';
import type { ShortlistOf } from './shortlists.ts';

export interface RecommendationParts {
  reader: ProductSource;
  categoriesOf: (tenant: string) => CategoryTree | Promise<CategoryTree>;
  shortlistOf: ShortlistOf;
}

/**
 * What to offer beside a product: of its own category the most alike; of the category above where its own has too few.
 * Products that can be ordered, the most alike first.
 */
export async function recommendationsFor(
  product: CatalogueProduct,
  { tenant, locale, count }: { tenant: string; locale: string; count: number },
  { reader, categoriesOf, shortlistOf }: RecommendationParts,
): Promise<CatalogueProduct[]> {
  const tree = await categoriesOf(tenant);
  const path = tree.pathTo(product.categories[0] ?? '').toReversed();
  const facts = likenessFactsOf(product, locale);
  let found: readonly LikenessFacts[] = [];
  // Its own category, then the group; a whole department is too far away.
  for (const { id } of path.slice(0, 2)) {
    found = mostAlike(facts, await shortlistOf({ tenant, locale, category: id }), count);
    if (found.length >= count) break;
  }
  const products = await reader.products(
    tenant,
    found.map(({ sku }) => sku),
  );
  // A shortlist may be a little older than the last piece that was sold.
  return products.filter((each) => availabilityOf(each, locale) === 'available');
}
