import { beforeAll, describe, expect, test } from 'vitest';
import { languageOf } from '../languages/locale-language.ts';
import { openDemonstration, type DemonstrationShop } from '../testing/demonstration-shop.ts';

let shop: DemonstrationShop;

beforeAll(async () => {
  const { language, synonyms } = languageOf('de-AT');
  shop = await openDemonstration('at', 'de-AT', language, synonyms);
});

const typesOf = (docs: readonly number[]): string[] => docs.map((doc) => shop.products[doc - 1]?.type ?? '');

describe('suggestions are what a search would find', () => {
  test.each([
    ['winterjac', ['quilted-jacket']],
    ['kühlschr', ['refrigerator']],
    ['turnschuh', ['women-sneakers', 'men-sneakers', 'kids-sneakers']],
    ['kaffeevollautom', ['coffee-machine']],
    ['badet', ['towel']],
    ['85d', ['underwire-bra']],
    ['165/70', ['winter-tyre', 'summer-tyre', 'all-season-tyre', 'winter-wheel']],
  ])('for %s', async (typed, types) => {
    const { docs } = await shop.suggest(typed);
    expect(docs.length).toBeGreaterThan(0);
    for (const type of typesOf(docs).slice(0, 3)) expect(types).toContain(type);
  });

  test('for an article number and the name of a product', async () => {
    const product = shop.products.find(({ type }) => type === 'sofa');
    for (const typed of [product?.sku ?? '', product?.texts.de?.name ?? '']) {
      const [first] = (await shop.suggest(typed)).docs;
      expect([typed, shop.products[(first ?? 0) - 1]?.sku]).toEqual([typed, product?.sku]);
    }
  });

  test('for several words, all of them in what is completed and in what is shown', async () => {
    const { phrases, docs } = await shop.suggest('rotes kle');
    expect(phrases.map(({ display }) => display)).toContain('rotes Kleid');
    expect(docs.length).toBeGreaterThan(0);
    for (const doc of docs.slice(0, 4)) {
      const product = shop.products[doc - 1];
      const red = product?.colours.filter(({ family }) => family === 'red').map(({ id }) => id);
      expect(product?.variants.some(({ stock, colour }) => stock > 0 && red?.includes(colour ?? ''))).toBe(
        true,
      );
      expect(['wrap-dress', 'midi-dress', 'summer-dress']).toContain(product?.type);
    }
  });

  test('for a word that stands for another first as that, and then as the beginning of others', async () => {
    const { phrases, docs } = await shop.suggest('couch');
    expect(phrases[0]?.display).toBe('Sofa');
    expect(phrases.map(({ display }) => display)).toContain('Couchtisch');
    expect(typesOf(docs)[0]).toBe('sofa');
  });

  test('for nothing are none', async () => {
    expect(await shop.suggest(' – ')).toEqual({ phrases: [], docs: [] });
  });
});
