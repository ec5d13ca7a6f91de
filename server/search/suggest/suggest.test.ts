import { describe, expect, test } from 'vitest';
import { german } from '../languages/german.ts';
import { buildPhrases, type PhraseProduct } from './build-phrases.ts';
import { phrasesInMemory } from './testing/phrases-in-memory.ts';
import { suggest, type Suggestions } from './suggest.ts';

const dress = (doc: number, more: Partial<PhraseProduct> = {}): PhraseProduct => ({
  doc,
  type: 'Sommerkleid',
  wider: [],
  ends: [],
  brand: 'Vero Lind',
  categories: [
    { label: 'Mode', parent: '', target: 'mode' },
    { label: 'Kleider', parent: 'Mode', target: 'mode/kleider' },
  ],
  targetGroups: ['Damen'],
  materials: ['Baumwolle'],
  popularity: doc,
  ...more,
});

const products = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((doc) => dress(doc)),
  dress(9, {
    type: 'Kühlschrank',
    brand: 'Bosch',
    targetGroups: [],
    materials: ['Edelstahl'],
    categories: [],
  }),
  dress(10, { type: '', brand: '', categories: [] }),
];
const phrases = buildPhrases(products, german);
const source = phrasesInMemory(phrases);
const shown = async (typed: string): Promise<string[]> =>
  (await suggest(typed, source, german)).phrases.map(({ display }) => display);

describe('phrases', () => {
  test('begin with each of their words, but stop words', () => {
    expect(phrases.filter(({ kind }) => kind === 'brand-type').map(({ key }) => key)).toEqual([
      'vero lind sommerkleid',
      'lind sommerkleid vero',
      'sommerkleid vero lind',
    ]);
    const [shoe] = buildPhrases(
      [dress(1, { categories: [{ label: 'Alles für Kinder', parent: '', target: 'k' }] })],
      german,
    );
    const keys = buildPhrases(
      [dress(1, { categories: [{ label: 'Alles für Kinder', parent: '', target: 'k' }] })],
      german,
    )
      .filter(({ kind }) => kind === 'category')
      .map(({ key }) => key);
    expect(shoe?.docs).toEqual([1]);
    expect(keys).toEqual(['alles fur kinder', 'kinder alles fur']);
  });

  test('also are what things are in wider terms, with all products that are such a thing', () => {
    const [one, other] = buildPhrases(
      [
        dress(1, { type: 'Wickelkleid', wider: ['Kleid'], popularity: 3 }),
        dress(2, { wider: ['Kleid'], popularity: 9 }),
        dress(3, { type: 'Kleid', popularity: 5 }),
      ],
      german,
    ).filter(({ display }) => display === 'Kleid');
    expect(one).toMatchObject({ key: 'kleid', kind: 'type', target: '', docs: [2, 3, 1] });
    expect(other).toBeUndefined();
  });

  test('of a kind of thing also begin with its end', () => {
    const wardrobes = buildPhrases(
      [dress(1, { type: 'Kleiderkasten', ends: ['Kasten'], categories: [], brand: '' })],
      german,
    );
    expect(wardrobes.map(({ key, display }) => [key, display])).toEqual([
      ['kleiderkasten', 'Kleiderkasten'],
      ['kasten kleiderkasten', 'Kleiderkasten'],
    ]);
  });

  test('of brand and type need four products, of type and material two', () => {
    const displays = new Set(phrases.map(({ display }) => display));
    expect(displays).toContain('Vero Lind Sommerkleid');
    expect(displays).not.toContain('Bosch Kühlschrank');
    expect(displays).toContain('Sommerkleid Baumwolle');
    expect(displays).not.toContain('Kühlschrank Edelstahl');
  });

  test('hold their six most popular products, the best first', () => {
    expect(phrases.find(({ kind }) => kind === 'type')?.docs).toEqual([8, 7, 6, 5, 4, 3]);
  });
});

describe('suggestions', () => {
  test.each([
    ['som', 'Sommerkleid'],
    ['KUEHL', 'Kühlschrank'],
    ['kühlsch', 'Kühlschrank'],
    ['lind', 'Vero Lind'],
    ['mode kl', 'Kleider – Mode'],
  ])('for %s begin with %s', async (typed, first) => {
    expect((await shown(typed))[0]).toBe(first);
  });

  test('of categories tell where they lead, others are searched for', async () => {
    const { phrases: found } = await suggest('kleid', source, german);
    expect(found[0]).toEqual({ kind: 'category', display: 'Kleider – Mode', target: 'mode/kleider' });
    const { phrases: types } = await suggest('sommerk', source, german);
    expect(types[0]).toEqual({ kind: 'type', display: 'Sommerkleid', target: '' });
  });

  test('show each phrase once, ten at most, with products of the first', async () => {
    const many = buildPhrases(
      Array.from({ length: 30 }, (_, index) => dress(index + 1, { type: `Sache Sache${index}` })),
      german,
    );
    const { phrases: found, docs } = await suggest('sache', phrasesInMemory(many), german);
    expect(found).toHaveLength(10);
    expect(new Set(found.map(({ display }) => display)).size).toBe(10);
    expect(docs).toHaveLength(1);
  });

  test('begin with what was typed before they hold it, and rather are it than begin with it', async () => {
    const key = (own: string, display: string, weight: number) =>
      ({ key: own, kind: 'type', display, target: '', weight, docs: [weight] }) as const;
    const turned = phrasesInMemory([
      key('kleid', 'Kleid', 60),
      key('kleiderkasten', 'Kleiderkasten', 80),
      key('kleingerate haushalt', 'Kleingeräte – Haushalt', 75),
      key('kleingerate staubsauger', 'Staubsauger – Kleingeräte', 99),
    ]);
    const { phrases: found, docs } = await suggest('klei', turned, german);
    expect(found.map(({ display }) => display)).toEqual([
      'Kleid',
      'Kleingeräte – Haushalt',
      'Kleiderkasten',
      'Staubsauger – Kleingeräte',
    ]);
    expect(docs).toEqual([60]);
  });

  test('forgive one error, from three letters on, where few phrases begin so', async () => {
    expect(await shown('sommmerkl')).toContain('Sommerkleid');
    expect(await shown('kuhlshr')).toContain('Kühlschrank');
    expect(await shown('sx')).toEqual([]);
  });

  test.each(['', ' ', '%', '_', '🙂', "'", '\\', 'x'.repeat(5000)])('for %j are none', async (typed) => {
    const none: Suggestions = { phrases: [], docs: [] };
    expect(await suggest(typed, source, german)).toEqual(none);
  });
});
