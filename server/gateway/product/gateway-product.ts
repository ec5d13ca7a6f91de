import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { ProductCard } from '../../../schemas/product-card.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { productCardOf } from '../../shop/catalogue/product-card-of.ts';
import { productAddress } from '../../shop/catalogue/product-address.ts';
import type { GatewayContext } from '../graph/gateway-context.ts';

/** A product as the gateway tells it, with where and when it does. */
export interface GatewayProduct {
  product: CatalogueProduct;
  card: ProductCard;
  place: Pick<GatewayContext, 'tenant' | 'locale'>;
  /** In ms since 1970. */
  at: number;
}

/** Null: it is not sold in this locale. */
export function gatewayProduct(
  product: CatalogueProduct | null,
  { tenant, locale }: Pick<GatewayContext, 'tenant' | 'locale'>,
  at: number,
): GatewayProduct | null {
  const card = product && productCardOf(product, locale.locale, at);
  return card ? { product, card, place: { tenant, locale }, at } : null;
}

/** Address of the product's page in a locale, with its prefix; null: the shop has no such pages. */
export function pathOf(
  product: CatalogueProduct,
  { tenant, locale }: { tenant: GatewayProduct['place']['tenant']; locale: string },
): string | null {
  const address = productAddress(product, locale);
  return routeTable(tenant, locale).address('product', { ...address }) ?? null;
}
