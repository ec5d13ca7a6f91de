import type { Analyser } from '../analyser/analyser.ts';
import { foldWord } from '../analyser/fold.ts';
import type { Token } from '../analyser/tokens.ts';

/** What things shall not have: `ohne Bügel`. */
export interface TypedWithout {
  token: Token;
  written: string;
}

/** Takes what shall not be there from the words of a query. */
export function readWithout(
  tokens: readonly Token[],
  { language }: Analyser,
): { tokens: readonly Token[]; without: readonly TypedWithout[] } {
  const negations = language.conditions.without.map((word) => foldWord(word, language));
  const without: TypedWithout[] = [];
  const rest = tokens.filter((token, at) => {
    const before = tokens[at - 1];
    const isLeftOut = before !== undefined && !token.isShape && negations.includes(before.word);
    if (isLeftOut) without.push({ token, written: `${before.written} ${token.written}` });
    return !isLeftOut;
  });
  return { tokens: rest, without };
}
