import { editDistance } from '../../correction/edit-distance.ts';
import type { PhraseKey, PhraseSource } from '../phrase-key.ts';

/** Phrases in memory, for tests: with typing errors it looks through all of one first letter. */
export function phrasesInMemory(phrases: Iterable<PhraseKey>): PhraseSource {
  const sorted = [...phrases].toSorted((one, other) =>
    one.key < other.key ? -1 : Number(one.key > other.key),
  );

  function firstFrom(text: string): number {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((sorted[middle]?.key ?? '') < text) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  function range(text: string): readonly PhraseKey[] {
    const from = firstFrom(text);
    let to = from;
    while (sorted[to]?.key.startsWith(text) === true) to++;
    return sorted.slice(from, to);
  }

  return {
    startingWith: (text, limit) => Promise.resolve(heaviest(range(text), limit)),
    nearlyStartingWith(text, limit) {
      const near = range(text.slice(0, 1)).filter(({ key }) => isNear(text, key));
      return Promise.resolve(heaviest(near, limit));
    },
  };
}

function heaviest(phrases: readonly PhraseKey[], limit: number): readonly PhraseKey[] {
  return phrases.toSorted((one, other) => other.weight - one.weight).slice(0, limit);
}

/** Whether a key begins with the text but for one error: then one of its beginnings of like length is one edit away. */
function isNear(text: string, key: string): boolean {
  for (let length = text.length - 1; length <= text.length + 1; length++)
    if (editDistance(text, key.slice(0, length), 1) <= 1) return true;
  return false;
}
