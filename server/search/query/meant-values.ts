import type { Analyser } from '../analyser/analyser.ts';
import type { Token } from '../analyser/tokens.ts';
import { variantAxes } from '../../../schemas/catalogue/product-variant.ts';
import type { Snapshot } from '../index/snapshot.ts';
import type { TypedValues } from './search-request.ts';

/** What facet values are called, by the terms of their labels. */
interface KnownValues {
  /** Values of variants. */
  ofVariants: ReadonlyMap<string, readonly number[]>;
  /** Terms of all labels of facets but categories: what things are like, and not what they are. */
  qualities: ReadonlySet<string>;
}

/** Made once for a snapshot. */
const known = new WeakMap<Snapshot, KnownValues>();

/** A colour or size among the words of a query. */
export interface MeantValues extends TypedValues {
  axis: number;
  /** As typed, one after the other. */
  written: readonly string[];
}

/**
 * Colours and sizes that the words of a query name, those of an axis together: `rotes kleid` finds what can be bought in red,
 * and shows it in red.
 */
export function meantValues(tokens: readonly Token[], analyser: Analyser, snapshot: Snapshot): MeantValues[] {
  const { ofVariants } = knownValues(analyser, snapshot);
  const axisOfFacet = new Map(
    snapshot.columns.facets.map(({ id, name }) => [id, (variantAxes as readonly string[]).indexOf(name)]),
  );
  const byAxis = new Map<number, { values: number[]; written: string[] }>();
  for (const token of tokens) {
    const term = termOf(token, analyser);
    const own =
      ofVariants.get(term) ??
      analyser.meaningsOf(term).flatMap(({ terms }) => ofVariants.get(terms.join(' ')) ?? []);
    for (const id of own) {
      const axis = axisOfFacet.get(snapshot.columns.facetOfValue[id] ?? 0) ?? -1;
      if (axis < 0) continue;
      const sameAxis = byAxis.get(axis) ?? { values: [], written: [] };
      byAxis.set(axis, sameAxis);
      sameAxis.values.push(id);
      if (!sameAxis.written.includes(token.written)) sameAxis.written.push(token.written);
    }
  }
  return [...byAxis].map(([axis, { values, written }]) => ({ axis, values, written }));
}

/** Whether a word says what things are like: a colour, a material, a size, a measure. */
export function isQuality(token: Token, analyser: Analyser, snapshot: Snapshot): boolean {
  return (
    token.isShape ||
    /\d/.test(token.word) ||
    [
      termOf(token, analyser),
      ...analyser.meaningsOf(termOf(token, analyser)).flatMap(({ terms }) => terms),
    ].some((term) => knownValues(analyser, snapshot).qualities.has(term))
  );
}

function knownValues(analyser: Analyser, snapshot: Snapshot): KnownValues {
  let found = known.get(snapshot);
  if (!found) known.set(snapshot, (found = readValues(analyser, snapshot)));
  return found;
}

function readValues(analyser: Analyser, { columns: { facets, values } }: Snapshot): KnownValues {
  const onVariant = new Set(facets.filter(({ isOnVariant }) => isOnVariant).map(({ id }) => id));
  const categories = new Set(facets.filter(({ isCategory }) => isCategory).map(({ id }) => id));
  const ofVariants = new Map<string, number[]>();
  const qualities = new Set<string>();
  for (const { id, facet, label } of values) {
    if (categories.has(facet)) continue;
    const tokens = analyser.tokens(label).filter(({ word }) => !analyser.isStopWord(word));
    for (const token of tokens) qualities.add(termOf(token, analyser));
    if (!onVariant.has(facet)) continue;
    const [first, ...more] = tokens;
    const isColour = facets.some(({ id: own, name }) => own === facet && name === 'colour');
    // `Weiß/Grau` is meant by either, `Cremeweiß` by Weiß; of sizes all of it must be said.
    if (isColour)
      for (const token of tokens)
        for (const term of [termOf(token, analyser), analyser.headOf(token.word) ?? '']) add(term, id);
    else if (first && more.length === 0) add(termOf(first, analyser), id);
  }

  function add(term: string, id: number): void {
    if (term !== '') ofVariants.set(term, [...(ofVariants.get(term) ?? []), id]);
  }
  return { ofVariants, qualities };
}

function termOf({ word, isShape }: Token, analyser: Analyser): string {
  return isShape ? word : analyser.termOf(word);
}
