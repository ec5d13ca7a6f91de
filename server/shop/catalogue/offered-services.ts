import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { type GoodsService, goodsServices } from '../../../schemas/catalogue/goods-service.ts';
import type { ProductVariant } from '../../../schemas/catalogue/product-variant.ts';
import type { Cents } from '../../../schemas/money/cents.ts';

/** A service that can be ordered with an article, and what it costs for one piece. */
interface OfferedService {
  kind: GoodsService;
  price: Cents;
}

/** Services that can be ordered with every one of the variants in a locale. An old appliance goes along with a forwarder alone. */
export function offeredServices(
  { services }: Pick<CatalogueProduct, 'services'>,
  variants: readonly Pick<ProductVariant, 'delivery'>[],
  locale: string,
): OfferedService[] {
  const isFreight = variants.every(({ delivery }) => delivery?.mode === 'freight');
  return goodsServices.flatMap((kind) => {
    const price = services[kind]?.[locale];
    return price === undefined || (kind === 'old-appliance' && !isFreight) ? [] : [{ kind, price }];
  });
}
