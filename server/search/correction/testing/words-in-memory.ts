import { allowedEdits } from '../correct-word.ts';
import { editDistance } from '../edit-distance.ts';
import type { KnownWord, WordCandidates } from '../word-candidates.ts';

/** Candidates from a list of words, for tests: it looks through all of like length. */
export function wordsInMemory(words: Iterable<KnownWord>): WordCandidates {
  const byLength = new Map<number, KnownWord[]>();
  for (const known of words) {
    const own = byLength.get(known.word.length);
    if (own) own.push(known);
    else byLength.set(known.word.length, [known]);
  }
  return {
    near(word) {
      const limit = allowedEdits(word);
      const found: KnownWord[] = [];
      for (let length = word.length - limit; length <= word.length + limit; length++)
        for (const known of byLength.get(length) ?? [])
          if (editDistance(word, known.word, limit) <= limit) found.push(known);
      return Promise.resolve(found);
    },
  };
}
