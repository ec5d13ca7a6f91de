import { beforeAll, describe, expect, test } from 'vitest';
import { german } from '../../../server/search/languages/german.ts';
import {
  openDemonstration,
  type DemonstrationShop,
} from '../../../server/search/testing/demonstration-shop.ts';
import { germanWords } from './german-words.ts';
import { judgedQueries, type JudgedQuery } from './judged-queries.ts';

let shop: DemonstrationShop;

beforeAll(async () => {
  shop = await openDemonstration('at', 'de-AT', german, []);
});

function make(seed: string, half: 'tuning' | 'judging', count = 1000): JudgedQuery[] {
  const { products, audienceOf } = shop;
  return judgedQueries(products, count, seed, {
    words: germanWords,
    locale: 'de-AT',
    half,
    audienceOf,
  });
}

describe('judged queries', () => {
  test('are the same for the same seed, each once, and others for another', () => {
    const queries = make('one', 'judging');
    expect(make('one', 'judging')).toEqual(queries);
    expect(new Set(queries.map(({ text }) => text)).size).toBe(1000);
    expect(make('two', 'judging').map(({ text }) => text)).not.toEqual(queries.map(({ text }) => text));
  });

  test('have products that satisfy them in a variant that can be bought', () => {
    const bySku = new Map(shop.products.map((product) => [product.sku, product]));
    for (const { text, kinds, right } of make('one', 'judging')) {
      expect(right.size, text).toBeGreaterThan(0);
      const [colour] = kinds.includes('colour') ? (/\b(schwarz|rot)/.exec(text) ?? []) : [];
      const family = { schwarz: 'black', rot: 'red' }[colour ?? ''];
      for (const sku of family === undefined ? [] : right) {
        const product = bySku.get(sku);
        const ids = product?.colours.filter((each) => each.family === family).map(({ id }) => id);
        const isSold = product?.variants.some(
          ({ stock, colour: own }) => stock > 0 && ids?.includes(own ?? ''),
        );
        expect([text, sku, isSold]).toEqual([text, sku, true]);
      }
    }
  });

  test('take other words for things from the list when they tune than when they judge', () => {
    const synonyms = (half: 'tuning' | 'judging'): Set<string> =>
      new Set(
        make('one', half, 3000)
          .filter(({ kinds }) => kinds.includes('synonym') && kinds.includes('1 facts'))
          .map(({ text }) => text),
      );
    const [tuning, judging] = [synonyms('tuning'), synonyms('judging')];
    expect(tuning.size).toBeGreaterThan(10);
    expect(judging.size).toBeGreaterThan(10);
    expect([...tuning].filter((word) => judging.has(word))).toEqual([]);
  });
});
