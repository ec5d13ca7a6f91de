import type { ConditionWords, Language } from '../languages/language.ts';
import { takenOut, typedWords } from './typed-words.ts';

/** A price that was typed among other words. */
export interface TypedPrice {
  /** Cents, both included. */
  from?: number;
  to?: number;
  /** The words that say so, as typed. */
  written: string;
  /** The words around them. */
  rest: string;
}

interface Amount {
  cents: number;
  hasCurrency: boolean;
  /** Behind its last word. */
  end: number;
}

/**
 * The first price of a text: `unter 500 euro`, `zwischen 20 und 50 €`, `100-200 chf`, `ab 50`. A number without a currency
 * is one only behind a word that says so, and before no unit. Undefined: there is none.
 */
export function readPrice(text: string, { conditions, units }: Language): TypedPrice | undefined {
  const typed = typedWords(text);
  const { words } = typed;
  const reader = createReader(words, conditions, units);
  for (let at = 0; at < words.length; at++) {
    const found = reader.rangeAt(at) ?? reader.limitAt(at);
    if (!found) continue;
    const { end, ...price } = found;
    return { ...price, ...takenOut(typed, at, end) };
  }
  return undefined;
}

type Found = Pick<TypedPrice, 'from' | 'to'> & { end: number };

interface PriceReader {
  rangeAt(at: number): Found | undefined;
  limitAt(at: number): Found | undefined;
}

function createReader(
  words: readonly string[],
  conditions: ConditionWords,
  units: Language['units'],
): PriceReader {
  const isCurrency = (word: string): boolean => conditions.currency.includes(word);

  /** Behind the longest of the phrases that stands here; -1: none does. */
  function phraseEnd(phrases: readonly string[], at: number): number {
    const ends = phrases.flatMap((phrase) => {
      const own = phrase.split(' ');
      return own.every((word, index) => words[at + index] === word) ? [at + own.length] : [];
    });
    return Math.max(-1, ...ends);
  }

  function amountAt(at: number): Amount | undefined {
    const word = words[at] ?? '';
    const digits = lengthOfNumber(word);
    const cents = centsOf(word.slice(0, digits));
    const sign = word.slice(digits);
    if (cents === undefined || (sign !== '' && !isCurrency(sign))) return undefined;
    const isNext = sign === '' && isCurrency(words[at + 1] ?? '');
    if (sign === '' && !isNext && Object.hasOwn(units, words[at + 1] ?? '')) return undefined;
    return { cents, hasCurrency: sign !== '' || isNext, end: at + 1 + Number(isNext) };
  }

  /** `20-50 €` in one word. */
  function pairAt(at: number): Found | undefined {
    const [first = '', second = '', ...more] = (words[at] ?? '').split(/[-–]/);
    const from = centsOf(first);
    const digits = lengthOfNumber(second);
    const to = centsOf(second.slice(0, digits));
    const sign = second.slice(digits);
    const isNext = sign === '' && isCurrency(words[at + 1] ?? '');
    if (from === undefined || to === undefined || more.length > 0) return undefined;
    return isNext || isCurrency(sign) ? { from, to, end: at + 1 + Number(isNext) } : undefined;
  }

  return {
    rangeAt(at) {
      const start = phraseEnd(conditions.between, at);
      const pair = pairAt(Math.max(at, start));
      if (pair) return pair;
      const first = amountAt(Math.max(at, start));
      const middle = first ? phraseEnd(conditions.and, first.end) : -1;
      const second = middle < 0 ? undefined : amountAt(middle);
      if (!first || !second || (start < 0 && !second.hasCurrency)) return undefined;
      return { from: first.cents, to: second.cents, end: second.end };
    },
    limitAt(at) {
      const below = phraseEnd(conditions.below, at);
      const above = phraseEnd(conditions.above, at);
      const amount = amountAt(Math.max(at, below, above));
      if (!amount || (below < 0 && above < 0 && !amount.hasCurrency)) return undefined;
      // `38 bis 42` are sizes.
      if (!amount.hasCurrency && centsOf(words[at - 1] ?? '') !== undefined) return undefined;
      return { [above > below ? 'from' : 'to']: amount.cents, end: amount.end };
    },
  };
}

/** How many signs of a word belong to the number at its beginning. */
function lengthOfNumber(word: string): number {
  let end = 0;
  while (end < word.length && /[\d.,']/.test(word.charAt(end))) end++;
  return end;
}

/** `49,90` and `1.200` in cents; undefined: it is no amount. */
function centsOf(number: string): number | undefined {
  const plain = number
    .replaceAll("'", '')
    .replace(/[.](?=\d{3}$)/, '')
    .replace(',', '.');
  const amount = plain === '' ? Number.NaN : Number(plain);
  return amount >= 0 && amount < 1_000_000 ? Math.round(amount * 100) : undefined;
}
