import { describe, expect, test } from 'vitest';
import { catalogueProduct, type CatalogueProduct } from './catalogue-product.ts';
import type { ProductVariant } from './product-variant.ts';

const variant = (more: Partial<ProductVariant> = {}): ProductVariant => ({
  sku: '1.1',
  gtin: null,
  colour: null,
  size: null,
  width: null,
  offers: { 'de-AT': { price: 6999, low30: null, rrp: null } },
  stock: 1,
  delivery: { mode: 'parcel', days: [2, 4], restock: null },
  content: null,
  ...more,
});

const german = { name: 'Kleid', noun: '', slug: 'kleid', description: '', points: [] };

const product = (more: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  sku: '1',
  area: 'fashion',
  type: 'wrap-dress',
  brand: '',
  texts: { de: german },
  categories: ['women-dresses'],
  attributes: [],
  colours: [],
  pictures: [{ id: 'dress', view: 'front' }],
  variants: [variant()],
  energy: null,
  tyre: null,
  powerSupplyIncluded: null,
  withdrawalException: null,
  badges: [],
  rating: null,
  safety: {
    manufacturer: {
      name: 'Maker',
      street: 'Weg 1',
      postalCode: '4020',
      city: 'Linz',
      country: 'AT',
      contact: 'a@maker.example',
    },
    responsible: null,
    warnings: [],
  },
  documents: [],
  sizeTable: null,
  taxClass: 'standard',
  services: {},
  sales: 0,
  listed: 0,
  gone: null,
  ...more,
});

const faults = (more: Partial<CatalogueProduct>) =>
  catalogueProduct.safeParse(product(more)).error?.issues.map(({ path }) => path.join('/')) ?? [];

const colour = { id: 'sage', name: { de: 'Salbei' }, swatch: '#7f9484', family: 'green', pictures: [] };
const { safety } = product();

describe('a product of the catalogue', () => {
  test('is taken as it is, and takes nothing that it does not know', () => {
    expect(catalogueProduct.parse(product())).toEqual(product());
    expect(catalogueProduct.safeParse({ ...product(), price: 1 }).success).toBe(false);
  });

  test.each<[string, Partial<CatalogueProduct>, string]>([
    ['no German text', { texts: { fr: german } }, 'texts'],
    ['no category', { categories: [] }, 'categories'],
    ['a category twice', { categories: ['a', 'a'] }, 'categories/1'],
    ['no picture', { pictures: [] }, 'pictures'],
    ['no variant', { variants: [] }, 'variants'],
    ['a number twice', { variants: [variant({ size: '38' }), variant({ size: '40' })] }, 'variants/1'],
    ['a choice twice', { variants: [variant(), variant({ sku: '1.2' })] }, 'variants/1'],
    [
      'a size here and none there',
      { variants: [variant(), variant({ sku: '2', size: '38' })] },
      'variants/1/size',
    ],
    ['a colour that it does not have', { variants: [variant({ colour: 'sage' })] }, 'variants/0/colour'],
    ['a colour twice', { colours: [colour, colour] }, 'colours/1'],
    [
      'a fact twice',
      { attributes: [1, 2].map((value) => ({ key: 'width', kind: 'number', value, unit: 'cm' })) },
      'attributes/1',
    ],
    [
      'half a cent',
      { variants: [variant({ offers: { 'de-AT': { price: 69.5, low30: null, rrp: null } } })] },
      'variants/0/offers/de-AT/price',
    ],
    ['stock below nothing', { variants: [variant({ stock: -1 })] }, 'variants/0/stock'],
    [
      'a delivery that ends before it begins',
      { variants: [variant({ delivery: { mode: 'parcel', days: [4, 2], restock: null } })] },
      'variants/0/delivery/days',
    ],
    ['a wrong check digit', { variants: [variant({ gtin: '4006381333932' })] }, 'variants/0/gtin'],
    ['a class off its scale', { energy: { class: 'A+', scale: ['A', 'G'] } }, 'energy/class'],
    [
      'a paper that runs code',
      { documents: [{ kind: 'manual', links: { de: 'javascript:1' } }] },
      'documents/0/links/de',
    ],
    ['itself as successor', { gone: { successor: '1' } }, 'gone/successor'],
    [
      'nobody in the Union who answers',
      { safety: { ...safety, manufacturer: { ...safety.manufacturer, country: 'CH' } } },
      'safety/responsible',
    ],
    [
      'an address of its maker that runs code',
      { safety: { ...safety, manufacturer: { ...safety.manufacturer, contact: 'javascript:alert(1)' } } },
      'safety/manufacturer/contact',
    ],
  ])('with %s is refused', (_, more, path) => {
    expect(faults(more)).toContain(path);
  });

  test('may come from outside the Union when somebody within it answers', () => {
    const manufacturer = { ...safety.manufacturer, country: 'CH' };
    expect(faults({ safety: { ...safety, manufacturer, responsible: safety.manufacturer } })).toEqual([]);
    expect(faults({ safety: { ...safety, manufacturer, responsible: manufacturer } })).toEqual([
      'safety/responsible',
    ]);
  });
});
