import type { Analyser } from '../analyser/analyser.ts';
import { placeOfTerm, type Snapshot } from '../index/snapshot.ts';
import { penalties } from '../ranking/ranking-parameters.ts';
import type { Alternative } from './query-group.ts';

/** A word that several others may stand for is looked for in no more than so many ways. */
const maxAlternatives = 12;

/** Collects the ways to hold a word; those with a term that no product has are left out. */
interface AlternativeList {
  add(terms: readonly string[], penalty: number): void;
  /** The term at a place. */
  addPlace(place: number, penalty: number): void;
  readonly found: readonly Alternative[];
}

/** `first`: those that there are already; beside them there is room for as many again. */
export function createAlternativeList(
  snapshot: Snapshot,
  first: readonly Alternative[] = [],
): AlternativeList {
  const found: Alternative[] = [...first];
  const most = maxAlternatives + 2 * first.length;
  return {
    found,
    addPlace(place, penalty) {
      if (found.length >= most || found.some(({ places }) => places.length === 1 && places[0] === place))
        return;
      found.push({ places: [place], penalty });
    },
    add(terms, penalty) {
      const places = [...new Set(terms)].map((term) => placeOfTerm(snapshot, term));
      if (places.length === 0 || places.includes(-1) || found.length >= most) return;
      const key = places.toSorted((one, other) => one - other).join();
      if (found.some((other) => other.places.toSorted((one, next) => one - next).join() === key)) return;
      found.push({ places, penalty });
    },
  };
}

/**
 * Adds the ways to hold a folded word: itself, its synonyms, its parts, and its parts with synonyms in their place
 * (`kleiderkasten` is `kleiderschrank`). `pieces` are the parts of a hyphenated word.
 */
export function addAlternatives(
  word: string,
  pieces: readonly string[],
  list: AlternativeList,
  analyser: Analyser,
): void {
  const term = analyser.termOf(word);
  list.add([term], 0);
  const isKnown = list.found.length > 0;
  for (const { terms } of analyser.meaningsOf(term)) list.add(terms, penalties.synonym);
  const partsPenalty = isKnown ? penalties.partsOfKnownWord : penalties.parts;
  const own = pieces.filter((piece) => piece.length > 1 && !analyser.isStopWord(piece));
  // Shirts are no T-shirts: one part alone stands for a word only where nothing else does.
  if (own.length > 1 || (own.length === 1 && !isKnown))
    list.add(
      own.map((piece) => analyser.termOf(piece)),
      partsPenalty,
    );
  const parts = analyser.partsOf(word);
  if (!parts) return;
  list.add(parts, partsPenalty);
  for (const [index, part] of parts.entries()) {
    for (const meaning of analyser.meaningsOf(part)) {
      const others = (instead: readonly string[]): string[] =>
        parts.flatMap((each, at) => (at === index ? instead : [each]));
      list.add([analyser.termOf(others([meaning.word]).join(''))], penalties.synonym);
      list.add(others(meaning.terms), partsPenalty + penalties.synonym);
    }
  }
}
