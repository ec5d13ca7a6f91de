import type { Reference } from '../../kit/define/reference.ts';
import { productReferences } from '../../kit/product/product-references.ts';
import type { ProductsData } from '../../kit/product/products-data.ts';
import type { CompareTableProps } from './schema.ts';

/** The products that are compared, and those of which the editor knows something. */
export function references(
  { skus, facts }: CompareTableProps,
  { products }: Partial<ProductsData>,
): Reference[] {
  const compared = skus.map((sku, index) => ({ pointer: `/skus/${index}`, sku }));
  const told = facts.flatMap(({ values }, fact) =>
    values.map(({ sku }, index) => ({
      ...{ pointer: `/facts/${fact}/values/${index}/sku`, what: 'compared product' },
      ...{ name: sku, known: skus },
    })),
  );
  return [...productReferences(compared, products), ...told];
}
