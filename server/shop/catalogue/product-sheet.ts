import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { EnergyFacts, TyreFacts } from '../../../schemas/catalogue/product-energy.ts';
import type { ProductSafety } from '../../../schemas/catalogue/product-safety.ts';
import { factLines, type FactLine, type FactWords } from '../../../schemas/catalogue/fact-lines.ts';

/** What a product information sheet says; the words around it are the page's. */
interface ProductSheet {
  /** Who answers for the product: its maker, or who answers for that in the Union. */
  supplier: ProductSafety['manufacturer'];
  brand: string;
  /** The supplier's identifier: numbers of the article and of trade. */
  model: string;
  gtins: readonly string[];
  energy: EnergyFacts | null;
  tyre: TyreFacts | null;
  facts: readonly FactLine[];
}

/**
 * The product information sheet of a product with an energy or a tyre label; null where the law wants none.
 * (Regulation (EU) 2017/1369 art. 3, (EU) 2020/740 art. 6)
 */
export function productSheet(
  product: CatalogueProduct,
  locale: string,
  words: FactWords,
): ProductSheet | null {
  const { sku, brand, energy, tyre, safety, variants, attributes } = product;
  if (!energy && !tyre) return null;
  return {
    supplier: safety.responsible ?? safety.manufacturer,
    brand,
    model: sku,
    gtins: variants.flatMap(({ gtin }) => gtin ?? []),
    energy,
    tyre,
    facts: factLines(attributes, locale, words),
  };
}
