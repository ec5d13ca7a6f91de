import { describe, expect, test } from 'vitest';
import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { ShownVariant } from '../../../schemas/catalogue/product-search.ts';
import type { ProductVariant } from '../../../schemas/catalogue/product-variant.ts';
import type { ProductCard } from '../../../schemas/product-card.ts';
import { variantPrice } from '../catalogue/listed-price.ts';
import { productCardOf } from '../catalogue/product-card-of.ts';
import { testNow, testProduct, testVariant } from '../catalogue/testing/catalogue-product.ts';
import { cardInVariant } from './card-in-variant.ts';

const colour = (id: string, family: string): CatalogueProduct['colours'][number] => ({
  id,
  family,
  swatch: '#123456',
  name: { de: id },
  pictures: [{ id: `dress-${id}`, view: 'front' }],
});

function variant(sku: string, own: string, size: string, price: number, stock = 5): ProductVariant {
  const offers = { 'de-AT': { price, low30: null, rrp: null } };
  return testVariant({ sku, colour: own, size, offers, stock });
}

const product = testProduct({
  colours: [colour('sage', 'green'), colour('navy', 'blue'), colour('sky', 'blue')],
  variants: [
    variant('1', 'sage', '38', 3000),
    variant('2', 'navy', '38', 6000),
    variant('3', 'navy', '40', 7000),
    variant('4', 'sky', '40', 5000),
    variant('5', 'navy', '42', 9000, 0),
  ],
});

function shownIn(shown: ShownVariant | null, of: CatalogueProduct = product): ProductCard {
  const card = productCardOf(of, 'de-AT', testNow);
  if (!card) throw new Error('not sold');
  return cardInVariant(card, of, shown, {
    locale: 'de-AT',
    priceOf: variantPrice,
    variantQuery: ({ colour: own, size }) =>
      [...(own === null ? [] : [`farbe=${own}`]), ...(size === null ? [] : [`groesse=${size}`])].join('&'),
    addressOf: ({ slug, sku }) => `/p/${slug}-${sku}`,
  });
}

const plain = shownIn(null);
const base: ShownVariant = { colour: 'blue', size: '40', width: null, named: [], price: 5000 };

describe('a card in a variant', () => {
  test('is the product as such where nobody means one', () => {
    expect(plain).toMatchObject({ price: 3000, isFrom: true, picture: 'dress-sage' });
    expect(plain.href).toBeUndefined();
  });

  test('shows the colour that is named, from its lowest price, and leaves the size to be chosen', () => {
    expect(shownIn({ ...base, size: '38', price: 6000, named: ['colour'] })).toMatchObject({
      price: 6000,
      isFrom: true,
      picture: 'dress-navy',
      href: '/p/wickelkleid-4711?farbe=navy',
    });
    expect(shownIn({ ...base, named: ['colour'] })).toMatchObject({
      price: 5000,
      isFrom: false,
      picture: 'dress-sky',
      href: '/p/wickelkleid-4711?farbe=sky',
    });
  });

  test('has one price where all that is named costs the same', () => {
    expect(shownIn({ ...base, size: '38', price: 6000, named: ['colour', 'size'] })).toMatchObject({
      price: 6000,
      isFrom: false,
      picture: 'dress-navy',
      href: '/p/wickelkleid-4711?farbe=navy&groesse=38',
    });
  });

  test('takes the variant of the price that was found, of several that look alike to filters', () => {
    expect(shownIn({ ...base, price: 7000, named: ['size'] })).toMatchObject({
      price: 7000,
      picture: 'dress-navy',
      // The way leads to what the picture shows.
      href: '/p/wickelkleid-4711?farbe=navy&groesse=40',
    });
  });

  test('is the variant itself where only its price is asked for, unless that is the lowest anyway', () => {
    expect(shownIn({ ...base, price: 7000 })).toMatchObject({
      price: 7000,
      isFrom: false,
      href: '/p/wickelkleid-4711?farbe=navy&groesse=40',
    });
    expect(shownIn({ ...base, colour: 'green', size: '38', price: 3000 })).toEqual(plain);
  });

  test('is one that there is, of several that look alike', () => {
    const twice = {
      ...product,
      variants: [variant('6', 'navy', '44', 8000, 0), variant('7', 'sky', '44', 8000)],
    };
    expect(shownIn({ ...base, size: '44', price: 8000, named: ['colour'] }, twice).picture).toBe('dress-sky');
  });

  test('shows the price of now where it has changed since', () => {
    expect(shownIn({ ...base, size: '38', price: 1, named: ['size'] })).toMatchObject({ price: 6000 });
  });

  test.each([
    ['a size that is gone', { ...base, size: '50', named: ['size'] as const }],
    ['a colour that is gone', { ...base, colour: 'red', named: ['colour'] as const }],
    ['a variant that is not sold here', { ...base, width: 'G', named: ['width'] as const }],
  ])('is the product as such for %s', (_what, shown) => {
    expect(shownIn(shown)).toEqual(plain);
  });
});
