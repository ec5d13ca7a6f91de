import type { Language } from '../languages/language.ts';
import { maxTermLength } from '../../../schemas/catalogue/search-term.ts';
import type { PhraseKey, PhraseSource } from './phrase-key.ts';
import { phraseText } from './phrase-text.ts';

/** Suggestions under the search bar. */
const shown = 10;
/** Keys that are looked at: the same phrase may stand under several. */
const lookedAt = 40;
/** With fewer than these, typing errors are thought of. */
const few = 3;
/** Taken off a phrase's weight for each letter that its word has more: `klei` is rather Kleid than Kleiderkasten. */
const pointsPerLetter = 4;
/** Shorter texts are no errors yet. */
const leastForErrors = 3;

type Suggestion = Pick<PhraseKey, 'kind' | 'display' | 'target'>;

export interface Suggestions {
  phrases: readonly Suggestion[];
  /** Products of the first phrase, to be shown with picture and price of now. */
  docs: readonly number[];
}

/**
 * Phrases that begin with what has been typed so far, in any of their words; those whose own beginning it is come first,
 * and of them words that it nearly is. Nothing for a text without letters.
 */
export async function suggest(typed: string, source: PhraseSource, language: Language): Promise<Suggestions> {
  const text = phraseText(typed.slice(0, maxTermLength), language);
  if (text === '') return { phrases: [], docs: [] };
  const inOrder = (keys: readonly PhraseKey[]): PhraseKey[] => distinct(bestFirst(keys, text, language));
  const found = inOrder(await source.startingWith(text, lookedAt));
  const near =
    found.length < few && text.length >= leastForErrors
      ? inOrder(await source.nearlyStartingWith(text, lookedAt))
      : [];
  const phrases = distinct([...found, ...near]).slice(0, shown);
  return {
    phrases: phrases.map(({ kind, display, target }) => ({ kind, display, target })),
    docs: phrases[0]?.docs ?? [],
  };
}

function bestFirst(keys: readonly PhraseKey[], text: string, language: Language): PhraseKey[] {
  const isTurned = ({ key, display }: PhraseKey): number => Number(key !== phraseText(display, language));
  const points = ({ key, weight }: PhraseKey): number => {
    const end = key.indexOf(' ', text.length);
    return weight - pointsPerLetter * Math.max(0, (end < 0 ? key.length : end) - text.length);
  };
  return keys
    .map((key) => ({ key, turned: isTurned(key), points: points(key) }))
    .toSorted((one, other) => one.turned - other.turned || other.points - one.points)
    .map(({ key }) => key);
}

function distinct(phrases: readonly PhraseKey[]): PhraseKey[] {
  const seen = new Set<string>();
  return phrases.filter(({ display, target }) => {
    const name = `${target}\n${display}`;
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
