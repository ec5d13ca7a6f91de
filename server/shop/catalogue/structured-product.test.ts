import { describe, expect, test } from 'vitest';
import { structuredProduct } from './structured-product.ts';
import { testDress, testProduct, testVariant } from './testing/catalogue-product.ts';

const place = {
  locale: 'de-AT',
  currency: 'EUR',
  url: 'https://shop.example/p/wickelkleid-4711',
  pictureUrl: (id: string) => `https://shop.example/bilder/${id}`,
  variantUrl: ({ sku }: { sku: string }) => `https://shop.example/p/wickelkleid-${sku}`,
};

describe('structuredProduct', () => {
  test('of one variant is a product with its offer', () => {
    const product = testProduct({
      rating: { average: 4.5, count: 12, max: 5 },
      variants: [
        testVariant({ offers: { 'de-AT': { price: 705, low30: null, rrp: null } }, gtin: '2000000000008' }),
      ],
    });
    expect(structuredProduct(product, place)).toMatchObject({
      '@type': 'Product',
      sku: '4711',
      gtin: '2000000000008',
      name: 'Wickelkleid',
      brand: { name: 'Kornfeld' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 12, bestRating: 5 },
      image: ['https://shop.example/bilder/dress-wrap-sage'],
      offers: { price: '7.05', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    });
  });

  test('of several is a group that says in what they differ, each with its own price and stock', () => {
    const data = structuredProduct(testDress(), place) as { hasVariant: object[] };
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '4711',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    });
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data.hasVariant).toHaveLength(5);
    expect(data.hasVariant[1]).toMatchObject({
      sku: '4711.2',
      color: 'Salbei',
      size: '40',
      offers: { price: '69.99', availability: 'https://schema.org/OutOfStock' },
    });
  });

  test('has no stars without reviews, and is nothing where nothing is sold', () => {
    const unrated = testProduct({ rating: { average: 0, count: 0, max: 5 } });
    expect(structuredProduct(unrated, place)).not.toHaveProperty('aggregateRating');
    expect(structuredProduct(unrated, { ...place, locale: 'fr-CH' })).toBeNull();
    expect(structuredProduct(testProduct({ gone: { successor: null } }), place)).toBeNull();
  });
});
