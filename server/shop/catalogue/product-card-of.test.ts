import { describe, expect, test } from 'vitest';
import { productCard } from '../../../schemas/product-card.ts';
import { documentOf, newFor, productCardOf } from './product-card-of.ts';
import { testDress, testNow, testProduct, testVariant } from './testing/catalogue-product.ts';

describe('productCardOf', () => {
  test('is what blocks draw', () => {
    const card = productCardOf(testDress(), 'de-AT', testNow);
    expect(productCard.parse(card)).toEqual(card);
    expect(card).toEqual({
      sku: '4711',
      slug: 'wickelkleid',
      name: 'Wickelkleid',
      brand: 'Kornfeld',
      picture: 'dress-wrap-sage',
      price: 6999,
      low30: null,
      rrp: null,
      unitPrice: null,
      isFrom: false,
      rating: null,
      colours: [
        { name: 'Salbei', swatch: '#7f9484', picture: 'dress-wrap-sage' },
        { name: 'Schwarz', swatch: '#2a2a2c', picture: 'dress-wrap-black' },
      ],
      hiddenColours: 0,
      energy: null,
      tyre: null,
      powerSupplyIncluded: null,
      facts: [],
      badges: [],
      soldOut: false,
      undeliverable: false,
    });
  });

  test('is there for what is sold out, and for nothing that is not sold', () => {
    const soldOut = testProduct({ variants: [testVariant({ stock: 0 })] });
    expect(productCardOf(soldOut, 'de-AT', testNow)).toMatchObject({ soldOut: true, undeliverable: false });
    const unknown = testProduct({ variants: [testVariant({ delivery: null })] });
    expect(productCardOf(unknown, 'de-AT', testNow)).toMatchObject({ soldOut: false, undeliverable: true });
    expect(productCardOf(testProduct(), 'nl-NL', testNow)).toBeNull();
    expect(productCardOf(testProduct({ gone: { successor: null } }), 'de-AT', testNow)).toBeNull();
  });

  test('shows five colours and counts the others, but none that no variant has', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'unsold'];
    const product = testProduct({
      colours: names.map((id) => ({
        id,
        name: { de: id },
        swatch: '#000000',
        family: 'black',
        pictures: [],
      })),
      variants: names
        .filter((id) => id !== 'unsold')
        .map((colour, index) => testVariant({ sku: `1.${index}`, colour })),
    });
    const card = productCardOf(product, 'de-AT', testNow);
    expect(card?.colours.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(card?.hiddenColours).toBe(2);
    expect(card?.picture).toBe('dress-wrap-sage');
    expect(card?.colours[0]).not.toHaveProperty('picture');
  });

  test('calls new what was listed lately, once', () => {
    const listed = testNow - newFor;
    const badges = (from: number) =>
      productCardOf(testProduct({ listed: from, badges: ['new', 'organic'] }), 'de-AT', testNow)?.badges;
    expect(badges(listed + 1)).toEqual(['new', 'organic']);
    expect(productCardOf(testProduct({ listed, badges: ['organic'] }), 'de-AT', testNow)?.badges).toEqual([
      'organic',
    ]);
    expect(productCardOf(testProduct({ listed: listed + 1 }), 'de-AT', testNow)?.badges).toEqual(['new']);
  });

  test('has labels with the papers of its own language', () => {
    const product = testProduct({
      energy: { class: 'B', scale: ['A', 'G'] },
      tyre: {
        fuel: 'C',
        wet: 'A',
        noiseDb: 70,
        noiseClass: 'B',
        snow: true,
        ice: false,
        eprelId: null,
      },
      documents: [
        { kind: 'energy-sheet', links: { de: '/node/blatt' } },
        { kind: 'tyre-sheet', links: { fr: '/fr/node/fiche' } },
      ],
    });
    const card = productCardOf(product, 'de-AT', testNow);
    expect(productCard.parse(card)).toEqual(card);
    expect(card?.energy).toEqual({ class: 'B', scale: ['A', 'G'], sheet: '/node/blatt' });
    expect(card?.tyre).not.toHaveProperty('sheet');
    const made = productCardOf(product, 'de-AT', testNow, ({ slug, sku }) => `/blatt/${slug}-${sku}`);
    expect([made?.energy?.sheet, made?.tyre?.sheet]).toEqual(['/node/blatt', '/blatt/wickelkleid-4711']);
    expect(documentOf(product, 'tyre-sheet', 'fr-CH')).toBe('/fr/node/fiche');
    expect(documentOf(product, 'energy-sheet', 'nl-NL')).toBeUndefined();
  });
});
