import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import type { ProductVariant } from '../../../../schemas/catalogue/product-variant.ts';

/** A moment for tests: 28 November 2026, 10:00 in Vienna. */
export const testNow = Date.UTC(2026, 10, 28, 9);
export const testDay = 24 * 60 * 60 * 1000;

/** A variant in Austria at 69.99, three pieces, parcel. */
export function testVariant(more: Partial<ProductVariant> = {}): ProductVariant {
  return {
    sku: '4711.01',
    gtin: null,
    colour: null,
    size: null,
    width: null,
    offers: { 'de-AT': { price: 6999, low30: null, rrp: null } },
    stock: 30,
    delivery: { mode: 'parcel', days: [2, 4], restock: null },
    content: null,
    ...more,
  };
}

/** A product with one variant, sold in Austria. */
export function testProduct(more: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return {
    sku: '4711',
    area: 'fashion',
    type: 'wrap-dress',
    brand: 'Kornfeld',
    texts: {
      de: {
        name: 'Wickelkleid',
        slug: 'wickelkleid',
        noun: '',
        description: 'Ein Kleid.',
        points: ['Viskose'],
      },
      fr: {
        name: 'Robe portefeuille',
        slug: 'robe-portefeuille',
        noun: '',
        description: 'Une robe.',
        points: [],
      },
    },
    categories: ['women-dresses'],
    attributes: [],
    colours: [],
    pictures: [{ id: 'dress-wrap-sage', view: 'front' }],
    variants: [testVariant()],
    energy: null,
    tyre: null,
    powerSupplyIncluded: null,
    withdrawalException: null,
    badges: [],
    rating: null,
    safety: {
      manufacturer: {
        name: 'Kornfeld Textil GmbH',
        street: 'Feldgasse 1',
        postalCode: '4020',
        city: 'Linz',
        country: 'AT',
        contact: 'sicherheit@kornfeld.example',
      },
      responsible: null,
      warnings: [],
    },
    documents: [],
    sizeTable: null,
    taxClass: 'standard',
    services: {},
    sales: 0,
    listed: testNow - 200 * testDay,
    gone: null,
    ...more,
  };
}

/** A product in two colours and three sizes; sage has no 42, and all of black but 40 is sold out. */
export function testDress(): CatalogueProduct {
  const colour = (id: string, picture: string) => ({
    id,
    name: { de: id === 'sage' ? 'Salbei' : 'Schwarz' },
    swatch: id === 'sage' ? '#7f9484' : '#2a2a2c',
    family: id === 'sage' ? 'green' : 'black',
    pictures: [{ id: picture, view: 'front' as const }],
  });
  const piece = (number: number, id: string, size: string, stock: number): ProductVariant =>
    testVariant({ sku: `4711.${number}`, colour: id, size, stock });
  return testProduct({
    colours: [colour('sage', 'dress-wrap-sage'), colour('black', 'dress-wrap-black')],
    variants: [
      piece(1, 'sage', '38', 4),
      piece(2, 'sage', '40', 0),
      piece(3, 'black', '38', 0),
      piece(4, 'black', '40', 9),
      piece(5, 'black', '42', 0),
    ],
  });
}
