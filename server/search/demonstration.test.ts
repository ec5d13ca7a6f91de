import { describe, expect, test } from 'vitest';
import { austrianSynonyms } from './languages/austrian-synonyms.ts';
import { dutch } from './languages/dutch.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { swissFrenchSynonyms } from './languages/swiss-french-synonyms.ts';
import { demonstrationQueries } from './testing/demonstration-queries.ts';
import { isRightFirst } from './testing/right-first.ts';
import { phrasesInMemory } from './suggest/testing/phrases-in-memory.ts';
import { suggest } from './suggest/suggest.ts';
import { openDemonstration, type DemonstrationShop } from './testing/demonstration-shop.ts';

const goal = 0.95;

const shops = [
  { tenant: 'at', locale: 'de-AT', language: german, synonyms: [austrianSynonyms] },
  { tenant: 'default', locale: 'fr-CH', language: french, synonyms: [swissFrenchSynonyms] },
  { tenant: 'default', locale: 'nl-NL', language: dutch, synonyms: [] },
] as const;

async function faultOf(query: string, types: readonly string[], shop: DemonstrationShop): Promise<string[]> {
  const answer = await shop.search(query);
  const shown = answer.hits.map(({ doc }) => shop.products[doc - 1]?.type ?? '');
  if (isRightFirst(shown, types)) return [];
  const first = shown.slice(0, 10).join(' ');
  return [`${query}: ${first} of ${answer.total}; ${JSON.stringify(answer.corrected)}`];
}

describe('in the demonstration catalogue what is meant comes first', () => {
  test.each(shops)('$locale', async ({ tenant, locale, language, synonyms }) => {
    const shop = await openDemonstration(tenant, locale, language, synonyms);
    const lines = demonstrationQueries[locale].trim().split('\n');
    const faults: string[] = [];
    for (const line of lines) {
      const [query = '', types = ''] = line.split(' = ');
      faults.push(...(await faultOf(query, types.split(' '), shop)));
    }
    expect(1 - faults.length / lines.length, faults.join('\n')).toBeGreaterThanOrEqual(goal);
  });
});

test('the demonstration catalogue is filtered by what its products and variants have', async () => {
  const shop = await openDemonstration('at', 'de-AT', german, [austrianSynonyms]);
  const { facets, hits } = await shop.search('sneaker');
  const names = facets.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['category', 'brand', 'colour', 'size']));
  const departments = facets.find(({ name }) => name === 'category')?.values.map(({ label }) => label);
  expect(departments).toContain('Schuhe');
  const [first] = hits;
  const product = shop.products[(first?.doc ?? 0) - 1];
  const prices = product?.variants.map(({ offers }) => offers['de-AT']?.price);
  expect(prices).toContain(first?.price);
});

describe('a word that stands for another finds what things are, not what their texts mention', () => {
  test.each([
    ['at', 'de-AT', 'schrank', german, [austrianSynonyms], ['wardrobe']],
    ['at', 'de-AT', 'kasten', german, [austrianSynonyms], ['wardrobe']],
    ['default', 'fr-CH', 'canapé', french, [swissFrenchSynonyms], ['sofa']],
  ] as const)('%s %s: %s', async (tenant, locale, query, language, synonyms, types) => {
    const shop = await openDemonstration(tenant, locale, language, synonyms);
    const { hits, total } = await shop.search(query);
    expect(new Set(hits.map(({ doc }) => shop.products[doc - 1]?.type))).toEqual(new Set(types));
    expect(total).toBeLessThan(24);
  });
});

test('where nobody writes ß both spellings find the same, and labels have none', async () => {
  const shop = await openDemonstration('default', 'de-CH', german, []);
  for (const [written, own] of [
    ['weiße bluse', 'weisse bluse'],
    ['Reißverschluss', 'Reissverschluss'],
  ] as const) {
    const found = await Promise.all([written, own].map((term) => shop.search(term)));
    const [one, other] = found.map(({ hits }) => hits.map(({ doc }) => doc));
    expect(one?.length).toBeGreaterThan(0);
    expect(other).toEqual(one);
  }
  const { facets } = await shop.search('sneaker');
  const labels = facets.flatMap(({ values }) => values.map(({ label }) => label));
  expect(labels).toContain('Weiss');
  expect(labels.filter((label) => label.includes('ß'))).toEqual([]);
});

const dresses = ['wrap-dress', 'midi-dress', 'summer-dress'];

describe.each([
  {
    ...shops[0],
    misspelt: { klied: 'Kleid', jakce: 'Jacke', shcal: 'Schal' },
    begun: { klei: 'Kleid', jac: 'Jacke', kleiderk: 'Kleiderkasten', kast: 'Kleiderkasten', schuh: 'Schuhe' },
  },
  {
    ...shops[1],
    misspelt: { roeb: 'Robe', pantaln: 'Pantalon' },
    begun: { rob: 'Robe', panta: 'Pantalon', cana: 'Canapé' },
  },
  {
    ...shops[2],
    misspelt: { jruk: 'jurk', broke: 'Broek' },
    begun: { jur: 'Jurk', broe: 'Broek' },
  },
])('words that stand only at the end of others, in $locale', (words) => {
  const open = () => openDemonstration(words.tenant, words.locale, words.language, words.synonyms);

  test('are what is taken for typing errors', async () => {
    const shop = await open();
    for (const [typed, instead] of Object.entries(words.misspelt)) {
      const { corrected, total } = await shop.search(typed);
      expect([typed, corrected.map((each) => each.instead)]).toEqual([typed, [instead]]);
      expect(total).toBeGreaterThan(0);
    }
  });

  test('are suggested before longer ones, with products that are such things', async () => {
    const shop = await open();
    const source = phrasesInMemory(shop.phrases());
    for (const [typed, first] of Object.entries(words.begun))
      expect([typed, (await suggest(typed, source, words.language)).phrases[0]?.display]).toEqual([
        typed,
        first,
      ]);
    const [typed = ''] = Object.keys(words.begun);
    const { docs } = await suggest(typed, source, words.language);
    expect(docs.length).toBeGreaterThan(3);
    for (const doc of docs) expect(dresses).toContain(shop.products[doc - 1]?.type);
  });
});
