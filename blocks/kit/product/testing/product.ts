import { type ProductCard, productCard } from '../../../../schemas/product-card.ts';

/** A product for tests: nothing but what it must have, and what is given. */
export function testProduct(fields: Record<string, unknown> = {}): ProductCard {
  return productCard.parse({
    sku: '471101',
    slug: 'wickelkleid',
    name: 'Wickelkleid mit Puffärmeln',
    picture: 'dress-wrap-sage',
    price: 6999,
    ...fields,
  });
}
