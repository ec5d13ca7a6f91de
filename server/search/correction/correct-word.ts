import { editDistance } from './edit-distance.ts';
import type { KnownWord } from './word-candidates.ts';

/** Words up to this length may have one error, longer ones two. */
const shortWord = 7;

export function allowedEdits(word: string): number {
  return word.length <= shortWord ? 1 : 2;
}

/** What was most likely meant by a folded word: few edits first, then frequent words and the same first letter. */
export function correctWord(word: string, candidates: Iterable<KnownWord>): KnownWord | undefined {
  const limit = allowedEdits(word);
  let best: { candidate: KnownWord; points: number } | undefined;
  for (const candidate of candidates) {
    const edits = editDistance(word, candidate.word, limit);
    if (edits === 0 || edits > limit) continue;
    const points = -10 * edits + Math.log2(1 + candidate.products) + (candidate.word[0] === word[0] ? 4 : 0);
    if (!best || points > best.points || (points === best.points && candidate.word < best.candidate.word))
      best = { candidate, points };
  }
  return best?.candidate;
}
