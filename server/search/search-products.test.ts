import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { austrianSynonyms } from './languages/austrian-synonyms.ts';
import { german } from './languages/german.ts';
import { readTerm } from '../../schemas/catalogue/search-term.ts';
import { plainList } from './query/search-request.ts';
import { maxWords, queryTokens } from './query/understand.ts';
import { searchProducts } from './search-products.ts';
import { germanGoods } from './testing/german-goods.ts';
import { openTestShop, type TestShop } from './testing/goods-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(germanGoods, german, [austrianSynonyms]);
});

const names = async (term: string): Promise<string[]> =>
  (await shop.search(term)).hits.map(({ doc }) => shop.productOf(doc).name);
const types = async (term: string): Promise<Set<string>> =>
  new Set((await shop.search(term, { take: 100 })).hits.map(({ doc }) => shop.productOf(doc).type));

describe('a search', () => {
  test.each([
    ['kuehlschrank', 'kühlschrank'],
    ['kuhlschrank', 'kühlschrank'],
    ['KÜHLSCHRÄNKE', 'kühlschrank'],
    ['t shirt', 't-shirt'],
    ['205/55r16', '205 / 55 R 16'],
  ])('for %s finds what one for %s does', async (one, other) => {
    expect(await names(one)).toEqual(await names(other));
    expect(await names(one)).not.toEqual([]);
  });

  test('for what a thing is does not find what is only called after it', async () => {
    expect(await types('schuhe')).not.toContain('Lederhandschuh');
    expect(await types('schuhe')).not.toContain('Schuhschrank');
    expect(await types('kleid')).not.toContain('Kleiderschrank');
    expect(await types('hose')).not.toContain('Strumpfhose');
    expect(await types('couch')).not.toContain('Couchtisch');
    expect(await types('polster')).not.toContain('Polsterbett');
    expect(await types('puppe')).not.toContain('Puppenhaus');
  });

  test('for a kind of thing finds its relatives after it', async () => {
    const { hits } = await shop.search('stiefel', { take: 50 });
    const found = hits.map(({ doc }) => shop.productOf(doc).type);
    expect(found[0]).toBe('Stiefel');
    expect(found).toContain('Gummistiefel');
    expect(found.lastIndexOf('Stiefel')).toBeLessThan(found.indexOf('Gummistiefel'));
  });

  test('says what it took for a mistyped word', async () => {
    expect((await shop.search('gummistifel kinder')).corrected).toEqual([
      { written: 'gummistifel', instead: 'Gummistiefel', kind: 'spelling' },
    ]);
    expect((await shop.search('gummistiefel')).corrected).toEqual([]);
  });

  test('for a kind that there is not shows what it is in wider terms, and says so', async () => {
    const answer = await shop.search('bademäntel damen');
    expect(answer.corrected).toEqual([{ written: 'bademäntel', instead: 'Mäntel', kind: 'wider' }]);
    expect(shop.productOf(answer.hits[0]?.doc ?? 0).type).toBe('Mantel');
    // There is nothing that is a Zimmer.
    expect(await shop.search('turmzimmer')).toMatchObject({ total: 0, corrected: [] });
  });

  test('for a price keeps what can be bought for it, and tells the words that said so', async () => {
    const all = (await shop.search('kleid', { take: 100 })).hits.map(({ price }) => price);
    const limit = all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
    const answer = await shop.search(`kleid unter ${Math.ceil(limit / 100)} euro`, { take: 100 });
    expect(answer.total).toBeGreaterThan(0);
    expect(answer.total).toBeLessThan(all.length);
    expect(answer.leftOut).toEqual([]);
    for (const { price } of answer.hits) expect(price).toBeLessThanOrEqual(Math.ceil(limit / 100) * 100);
    expect(answer.conditions).toEqual([
      { kind: 'price', to: Math.ceil(limit / 100) * 100, written: `unter ${Math.ceil(limit / 100)} euro` },
    ]);
    // What costs too much is shown all the same where there is nothing else, and that is said.
    const vain = await shop.search('kleid unter 1 euro');
    expect(vain.total).toBe(all.length);
    expect(vain).toMatchObject({ leftOut: ['unter 1 euro'], conditions: [] });
  });

  test('for a size finds only what can be bought in it, and shows that variant', async () => {
    const { hits, conditions } = await shop.search('bh 85d', { take: 100 });
    const size = shop.valueOf('size', '85D');
    expect(hits.length).toBeGreaterThan(0);
    for (const { doc, variant } of hits) {
      const shown = shop.listed[doc - 1]?.variants.find(({ id }) => id === variant);
      expect([shown?.values[1], (shown?.stock ?? 0) > 0]).toEqual([size, true]);
    }
    expect(conditions).toEqual([{ kind: 'values', values: [size], written: '85d' }]);
  });

  test('for things without something leaves out what has it', async () => {
    expect(await types('bh')).toContain('Bügel-BH');
    const answer = await shop.search('bh ohne bügel', { take: 100 });
    const found = answer.hits.map(({ doc }) => shop.productOf(doc).type);
    expect(found.length).toBeGreaterThan(0);
    expect(found).not.toContain('Bügel-BH');
    expect(answer.conditions).toEqual([{ kind: 'without', word: 'bügel', written: 'ohne bügel' }]);
  });

  test('gives up what things are like before what they are', async () => {
    const { hits, leftOut } = await shop.search('waschmaschine samt rot', { take: 100 });
    expect(new Set(hits.map(({ doc }) => shop.productOf(doc).type))).toEqual(
      new Set(['Waschmaschine', 'Toplader']),
    );
    expect(leftOut).toEqual(['samt', 'rot']);
    // All that is red is no answer to a word that nobody knows.
    expect(await shop.search('xylofant rot')).toMatchObject({ total: 0 });
  });

  test('takes words of the language for no typing errors', async () => {
    expect((await shop.search('weste')).corrected).toEqual([]);
  });

  test('for the beginning of a word finds the word', async () => {
    expect(shop.productOf((await shop.search('wgg244')).hits[0]?.doc ?? 0).models).toEqual(['WGG244A20']);
    expect(shop.productOf((await shop.search('geschirrsp')).hits[0]?.doc ?? 0).type).toBe('Geschirrspüler');
  });

  test('never corrects numbers, nor words that it can take apart', async () => {
    expect((await shop.search('wgg244a21')).corrected).toEqual([]);
    expect((await shop.search('samtsofa')).corrected).toEqual([]);
  });

  test('says which words it left out', async () => {
    const unknown = await shop.search('waschmaschine xyzzyq');
    expect(unknown.leftOut).toEqual(['xyzzyq']);
    expect(shop.productOf(unknown.hits[0]?.doc ?? 0).type).toBe('Waschmaschine');
    const apart = await shop.search('nike waschmaschine');
    expect(apart).toMatchObject({ leftOut: ['nike'] });
    expect(shop.productOf(apart.hits[0]?.doc ?? 0).type).toBe('Waschmaschine');
  });

  test('of unknown words alone finds nothing', async () => {
    expect(await shop.search('xyzzyq')).toMatchObject({ total: 0, hits: [], leftOut: [], facets: [] });
  });

  test('leaves out no word because filters leave nothing', async () => {
    const answer = await shop.search('sommerkleid', { price: { to: 1 } });
    expect(answer).toMatchObject({ total: 0, leftOut: [] });
    expect(answer.priceRange).toBeDefined();
  });

  test('is filtered by values, and counts what another value would give', async () => {
    const red = shop.valueOf('colour', 'rot');
    const all = await shop.search('sommerkleid');
    const filtered = await shop.search('sommerkleid', { values: [red] });
    const countIn = ({ facets }: typeof all): number | undefined =>
      facets.find(({ name }) => name === 'colour')?.values.find(({ id }) => id === red)?.count;
    expect(filtered.total).toBe(countIn(all));
    expect(countIn(filtered)).toBe(countIn(all));
    expect(filtered.total).toBeGreaterThan(0);
  });

  test('shows products in the colour and size that were named', async () => {
    const variants = new Map(
      shop.listed.flatMap((each) => each.variants.map((variant) => [variant.id, variant])),
    );
    const red = shop.valueOf('colour', 'rot');
    const shown = async (order: 'relevance' | 'price-up') =>
      (await shop.search('rotes sommerkleid 38', { order })).hits.map(({ variant }) => variants.get(variant));
    const isRedInStock = shop.listed.some(
      ({ product, variants: own }) =>
        product.type === 'Sommerkleid' && own.some(({ values, stock }) => values.includes(red) && stock > 0),
    );
    expect(isRedInStock).toBe(true);
    expect((await shown('relevance')).every((variant) => variant?.values.includes(red))).toBe(true);
    const prices = (await shown('price-up')).map((variant) => variant?.price ?? 0);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  test('within a category finds only there', async () => {
    const within = shop.valueOf('category', 'Mode / Kindermode');
    const { hits } = await shop.search('kleid', { within });
    expect(hits.map(({ doc }) => shop.productOf(doc).brand)).toEqual(['Pitsch', 'Pitsch']);
  });

  test('without a term lists everything in stock', async () => {
    const { analyser, snapshot, candidates } = shop;
    const answer = await searchProducts(plainList, { analyser, snapshot, candidates });
    const inStock = shop.listed.filter(({ variants }) => variants.some(({ stock }) => stock > 0));
    expect(answer.total).toBe(inStock.length);
  });

  test('shows what is sold out where nothing else has the name', async () => {
    const soldOut = shop.listed.find(({ variants }) => variants.every(({ stock }) => stock === 0));
    const answer = await shop.search(soldOut?.product.name ?? '');
    expect(answer).toMatchObject({ isSoldOut: true, hits: [{ doc: soldOut?.product.doc }] });
  });

  test('with words of another version than the index is refused', async () => {
    const { analyser, snapshot, candidates } = shop;
    await expect(
      searchProducts(
        { ...plainList, term: 'kleid' },
        { analyser: { ...analyser, wordsVersion: 2 }, snapshot, candidates },
      ),
    ).rejects.toThrow('version');
  });
});

describe('no term does harm:', () => {
  test.each([
    '%',
    '_',
    "'",
    '"',
    '\\',
    "'; drop table product; --",
    '🙂',
    'und',
    'der die das',
    '12345',
    '%%%%%%%',
    '-',
    'x'.repeat(60),
    'kleid'.repeat(20),
    'schuh '.repeat(40),
    '(a+)+$',
    '<b>',
  ])('%s', async (typed) => {
    const read = readTerm(typed);
    const answer = await shop.search(read.ok ? read.term : '');
    expect(answer.hits.length).toBeLessThanOrEqual(24);
  });

  test('more than eight words are not looked at', () => {
    expect(queryTokens('rot '.repeat(50), shop.analyser)).toHaveLength(maxWords);
  });

  test('whatever it is', async () => {
    const pieces = fc.constantFrom(
      'kleid',
      'Bügel-',
      '85d',
      ' ',
      '%',
      'ß',
      '205/55',
      'und',
      "'",
      '🙂',
      'x'.repeat(50),
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.array(pieces).map((all) => all.join('')),
    );
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const read = readTerm(typed);
        if (!read.ok) return;
        const answer = await shop.search(read.term);
        expect(answer.total).toBeGreaterThanOrEqual(answer.hits.length);
      }),
      { numRuns: 300 },
    );
  });
});
