import type { Analyser } from '../analyser/analyser.ts';
import type { Token } from '../analyser/tokens.ts';
import { widerName } from '../analyser/wider-name.ts';
import type { UnknownWord } from '../query/query-group.ts';
import { allowedEdits, correctWord } from './correct-word.ts';
import type { KnownWord, WordCandidates } from './word-candidates.ts';

/** A word for which another was taken. */
export interface Correction {
  written: string;
  instead: string;
  /** A typing error, or a word for wider terms (`Jacke` for a Regenjacke that there is not). */
  kind: 'spelling' | 'wider';
}

export interface CorrectedTokens {
  tokens: readonly Token[];
  corrected: readonly Correction[];
}

/** Takes words of the catalogue for unknown ones that are nearly the same. Words of the language are no typing errors. */
export async function correctSpelling(
  tokens: readonly Token[],
  unknown: readonly UnknownWord[],
  analyser: Analyser,
  candidates: WordCandidates,
): Promise<CorrectedTokens> {
  const better = [...tokens];
  const corrected: Correction[] = [];
  for (const { word, written, at, isFixed } of unknown) {
    if (isFixed || analyser.isKnown(word)) continue;
    const near = [...(await candidates.near(word)), ...otherWordsNear(word, analyser)];
    const known = correctWord(word, near);
    const [token] = known ? analyser.tokens(known.display) : [];
    if (!known || !token) continue;
    better[at] = token;
    corrected.push({ written, instead: known.display, kind: 'spelling' });
  }
  return { tokens: better, corrected };
}

/** Words that no product has, but that stand for words that some have. */
function otherWordsNear(word: string, { otherWords }: Analyser): KnownWord[] {
  const limit = allowedEdits(word);
  return otherWords
    .filter((other) => Math.abs(other.word.length - word.length) <= limit)
    .map((other) => ({ ...other, products: 0 }));
}

/** Takes the last part for compounds: `Jacke` for `Regenjacke`. Those at the places `only`, or all; `isHelpful` may refuse. */
export function widenTokens(
  tokens: readonly Token[],
  analyser: Analyser,
  isHelpful: (token: Token) => boolean,
  only?: readonly number[],
): CorrectedTokens {
  const corrected: Correction[] = [];
  const wider = tokens.map((token, at) => {
    const instead =
      token.isShape || only?.includes(at) === false
        ? undefined
        : widerName(token, analyser, analyser.language);
    const [own] = instead === undefined ? [] : analyser.tokens(instead);
    if (instead === undefined || !own || !isHelpful(own)) return token;
    corrected.push({ written: token.written, instead, kind: 'wider' });
    return own;
  });
  return { tokens: wider, corrected };
}
