import type { Synonyms } from './language.ts';

/**
 * Reads a thesaurus, one entry in a line: `a, b, c` are words for the same thing, `a, b > c, d` are understood as c and d, but
 * not the other way round.
 */
export function readThesaurus(text: string): Synonyms {
  const same: string[][] = [];
  const means: Record<string, string[]> = {};
  const wordsIn = (part: string): string[] => part.split(',').map((word) => word.trim());
  for (const line of text.trim().split('\n')) {
    const [left = '', right] = line.split(' > ');
    if (right === undefined) same.push(wordsIn(left));
    else for (const word of wordsIn(left)) means[word] = [...(means[word] ?? []), ...wordsIn(right)];
  }
  return { same, means };
}
