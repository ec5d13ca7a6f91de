import { describe, expect, test } from 'vitest';
import { austrianSynonyms } from './languages/austrian-synonyms.ts';
import { dutch } from './languages/dutch.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import type { Language, Synonyms } from './languages/language.ts';
import { swissFrenchSynonyms } from './languages/swiss-french-synonyms.ts';
import { germanGoods } from './testing/german-goods.ts';
import { frenchGoods } from './testing/french-goods.ts';
import { dutchGoods } from './testing/dutch-goods.ts';
import { judge, readExpectations } from './testing/judged-queries.ts';
import { dutchQueries, frenchQueries, knownQueries, ownQueries } from './testing/shop-queries.ts';
import { openTestShop } from './testing/goods-shop.ts';

/** Share of the queries of a table that must be right. */
const goal = 0.95;

interface Table {
  name: string;
  goods: string;
  language: Language;
  synonyms: readonly Synonyms[];
  queries: string;
  /** Queries that are known to be wrong, so that one more is seen. */
  wrong: readonly string[];
}

const austrian = { goods: germanGoods, language: german, synonyms: [austrianSynonyms] };

const tables: readonly Table[] = [
  { name: 'German', ...austrian, queries: knownQueries, wrong: [] },
  { name: 'German, written before tuning', ...austrian, queries: ownQueries, wrong: ['wintermäntel'] },
  {
    name: 'French',
    goods: frenchGoods,
    language: french,
    synonyms: [swissFrenchSynonyms],
    queries: frenchQueries,
    wrong: [],
  },
  { name: 'Dutch', goods: dutchGoods, language: dutch, synonyms: [], queries: dutchQueries, wrong: [] },
];

describe('what shoppers mean comes first', () => {
  test.each(tables)('$name', async ({ goods, language, synonyms, queries, wrong }) => {
    const shop = await openTestShop(goods, language, synonyms);
    const expectations = readExpectations(queries);
    const judged = await Promise.all(
      expectations.map(async (each) => ({ query: each.query, fault: await judge(each, shop) })),
    );
    const failed = judged.filter(({ fault }) => fault !== undefined);
    expect(failed.filter(({ query }) => !wrong.includes(query))).toEqual([]);
    expect(1 - failed.length / expectations.length).toBeGreaterThanOrEqual(goal);
  });

  test('also where only names and categories tell what things are', async () => {
    const shop = await openTestShop(germanGoods, german, [austrianSynonyms], { isTyped: false });
    const expectations = readExpectations(knownQueries + ownQueries);
    const judged = await Promise.all(expectations.map((each) => judge(each, shop)));
    const failed = judged.filter((fault) => fault !== undefined);
    expect(1 - failed.length / expectations.length, failed.join('\n')).toBeGreaterThanOrEqual(goal);
  });
});
