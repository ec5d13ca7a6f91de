import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import type { CategoryTree } from '../category-tree.ts';
import { similarProducts } from '../similar-products.ts';
import type { ProductSource } from './product-loader.ts';

/** Products that are compared with one: enough to choose from, few enough to read at once. */
const candidates = 96;

export interface RecommendationParts {
  reader: ProductSource;
  categoriesOf: (tenant: string) => CategoryTree | Promise<CategoryTree>;
  /** Numbers of products of a category that can be ordered, the most sold first. Empty while the search is not ready. */
  bestOf: (asked: {
    tenant: string;
    locale: string;
    category: string;
    limit: number;
  }) => readonly string[] | Promise<readonly string[]>;
}

/**
 * What to offer beside a product: of its own category the most alike; of the category above where its own has too few.
 * Products that can be ordered, the most alike first.
 */
export async function recommendationsFor(
  product: CatalogueProduct,
  { tenant, locale, count }: { tenant: string; locale: string; count: number },
  { reader, categoriesOf, bestOf }: RecommendationParts,
): Promise<CatalogueProduct[]> {
  const tree = await categoriesOf(tenant);
  const path = tree.pathTo(product.categories[0] ?? '').toReversed();
  let found: CatalogueProduct[] = [];
  // Its own category, then the group; a whole department is too far away.
  for (const { id } of path.slice(0, 2)) {
    const skus = await bestOf({ tenant, locale, category: id, limit: candidates });
    found = similarProducts(product, await reader.products(tenant, skus), locale, count);
    if (found.length >= count) break;
  }
  return found;
}
