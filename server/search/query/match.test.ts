import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildColumns } from '../index/build-columns.ts';
import { openSnapshot, placeOfTerm, type Snapshot } from '../index/snapshot.ts';
import { enoughMatches, pointsPerWeight } from '../ranking/ranking-parameters.ts';
import { rowsOf, testCatalogue, testTerms, type TestProduct } from '../testing/random-catalogue.ts';
import { matchGroups } from './match.ts';
import type { QueryGroup } from './query-group.ts';
import { matchRelaxed } from './relax.ts';

interface PlainGroup {
  alternatives: readonly { terms: readonly number[]; penalty: number }[];
  types: number;
  isKind: boolean;
}

const group: fc.Arbitrary<PlainGroup> = fc.record({
  alternatives: fc.array(
    fc.record({
      terms: fc.uniqueArray(fc.constantFrom(...testTerms.map(({ id }) => id)), {
        minLength: 1,
        maxLength: 3,
      }),
      penalty: fc.nat(3),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  types: fc.nat(5),
  isKind: fc.boolean(),
});

/** The weight of a product in a group; undefined: it does not match. */
function weightOf(
  { terms }: TestProduct,
  { alternatives }: PlainGroup,
  isEnough: (weight: number, isSynonym: boolean) => boolean,
): number | undefined {
  const held = new Map(terms.map(({ term, weight }) => [term, weight]));
  const weights = alternatives.flatMap(({ terms: all, penalty }) => {
    const own = all.map((term) => held.get(term));
    if (own.some((weight) => weight === undefined)) return [];
    if (own.length > 1 && own.includes(1)) return [];
    const mean = Math.floor(own.reduce<number>((sum, weight) => sum + (weight ?? 0), 0) / own.length);
    return isEnough(mean, own.length === 1 && penalty >= 2) ? [Math.max(0, mean - penalty)] : [];
  });
  return weights.length > 0 ? Math.max(...weights) : undefined;
}

function matchedByHand(
  products: readonly TestProduct[],
  groups: readonly PlainGroup[],
): Record<number, number> {
  let found: Record<number, number> = {};
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const from = (least: number): number[] => all.filter((weight) => weight >= least);
  const steps = [
    { below: Infinity, ofKinds: from(3), ofOthers: from(2), ofSynonyms: from(4) },
    { below: enoughMatches, ofKinds: [0, ...from(3)], ofOthers: all, ofSynonyms: [0, ...from(4)] },
    { below: 1, ofKinds: all, ofOthers: all, ofSynonyms: [0, ...from(2)] },
  ];
  for (const { below, ofKinds, ofOthers, ofSynonyms } of steps) {
    if (Object.keys(found).length >= below) continue;
    found = Object.fromEntries(
      products.flatMap((product) => {
        const weights = groups.map((each) =>
          weightOf(
            product,
            each,
            (weight, isSynonym) =>
              (each.isKind ? ofKinds : ofOthers).includes(weight) &&
              (!isSynonym || ofSynonyms.includes(weight)),
          ),
        );
        if (weights.includes(undefined)) return [];
        return [
          [product.doc, pointsPerWeight * weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0)],
        ];
      }),
    );
  }
  return found;
}

function placed(groups: readonly PlainGroup[], snapshot: Snapshot): QueryGroup[] {
  const placeOf = (id: number): number =>
    snapshot.columns.terms.indexOf(testTerms.find((term) => term.id === id)?.term ?? '');
  return groups.map(({ alternatives, types, isKind }, index) => ({
    written: String(index),
    types,
    isKind,
    isQuality: false,
    alternatives: alternatives.map(({ terms, penalty }) => ({ places: terms.map(placeOf), penalty })),
  }));
}

describe('matching', () => {
  test('finds what holds every word, with the points of the best way to hold each', async () => {
    await fc.assert(
      fc.asyncProperty(
        testCatalogue,
        fc.array(group, { minLength: 1, maxLength: 4 }),
        async (products, groups) => {
          const snapshot = openSnapshot(await buildColumns(rowsOf(products)), 1);
          for (let again = 0; again < 2; again++) {
            const slots = matchGroups(snapshot, placed(groups, snapshot));
            const found = Object.fromEntries(
              Array.from(slots, (slot) => [snapshot.columns.docs[slot], snapshot.workspace.sum[slot]]),
            );
            expect(found).toEqual(matchedByHand(products, groups));
            expect(slots).toHaveLength(Object.keys(found).length);
            // The next search finds the workspace as it was.
            expect(snapshot.workspace.met.some((times) => times !== 0)).toBe(false);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  test('of no word finds nothing', async () => {
    const snapshot = openSnapshot(await buildColumns(rowsOf([])), 1);
    expect(matchGroups(snapshot, [])).toHaveLength(0);
    expect(placeOfTerm(snapshot, 'wort1')).toBe(-1);
  });
});

describe('relaxing', () => {
  const base = { values: [], popularity: 0, rating: 0, listed: 20_000, variants: [] };
  const single = (id: number, types: number): PlainGroup => ({
    alternatives: [{ terms: [id], penalty: 0 }],
    types,
    isKind: false,
  });

  test('leaves out the word that is least often what a thing is, and says which', async () => {
    const products = [
      {
        ...base,
        doc: 1,
        terms: [
          { term: 1, weight: 8 },
          { term: 4, weight: 4 },
        ],
      },
      {
        ...base,
        doc: 2,
        terms: [
          { term: 7, weight: 5 },
          { term: 4, weight: 4 },
        ],
      },
    ];
    const snapshot = openSnapshot(await buildColumns(rowsOf(products)), 1);
    const groups = placed([single(4, 0), single(1, 5), single(7, 2)], snapshot);
    const { found, without } = matchRelaxed(snapshot, groups);
    expect(without).toEqual(['2']);
    expect([...found]).toEqual([0]);
  });

  test('leaves out nothing where something is found, and two words at most', async () => {
    const products = [1, 4, 7, 10].map((term, index) => ({
      ...base,
      doc: index + 1,
      terms: [{ term, weight: 5 }],
    }));
    const snapshot = openSnapshot(await buildColumns(rowsOf(products)), 1);
    const relaxed = (...ids: number[]) =>
      matchRelaxed(
        snapshot,
        placed(
          ids.map((id) => single(id, 0)),
          snapshot,
        ),
      );
    expect(relaxed(1).without).toEqual([]);
    expect(relaxed(1, 4, 7).without).toEqual(['0', '1']);
    expect(relaxed(1, 4, 7, 10)).toMatchObject({ without: [], found: { length: 0 } });
    expect(matchRelaxed(snapshot, [])).toMatchObject({ without: [], found: { length: 0 } });
  });
});
