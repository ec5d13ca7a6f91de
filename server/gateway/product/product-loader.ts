import DataLoader from 'dataloader';
import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { sku as skuShape } from '../../../schemas/product-card.ts';
import { type GatewayContext, oncePerCall } from '../graph/gateway-context.ts';
import type { ProductPort } from './product-port.ts';

/** Products by number, or by that of a variant; null: there is none. */
export type ProductLoader = (context: GatewayContext) => DataLoader<string, CatalogueProduct | null>;

/** All products that a call wants at the same time are read at once. */
export function createProductLoader({ products }: Pick<ProductPort, 'products'>): ProductLoader {
  return oncePerCall(
    ({ tenant }) =>
      new DataLoader(async (skus) => {
        const known = skus.filter((sku) => skuShape.safeParse(sku).success);
        const found = known.length === 0 ? [] : await products.products(tenant.slug, known);
        const byNumber = new Map(
          found.flatMap((product) => [
            ...product.variants.map((variant) => [variant.sku, product] as const),
            [product.sku, product] as const,
          ]),
        );
        return skus.map((sku) => byNumber.get(sku) ?? null);
      }),
  );
}
