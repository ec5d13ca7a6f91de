import { foldWord } from './fold.ts';
import type { Language } from '../languages/language.ts';
import { findShapes } from './shapes.ts';

/** Longer words are cut: what splits them takes its time. */
export const maxWordLength = 40;

/** A word or shape of a text. */
export interface Token {
  /** Folded; of a hyphenated word its parts joined. */
  word: string;
  /** Folded parts of a hyphenated word, else none. */
  parts: readonly string[];
  /** Taken as it is: never stemmed, split or corrected. */
  isShape: boolean;
  /** Further forms by which a product is found. */
  looser: readonly string[];
  /** As it is written in the text. */
  written: string;
}

const chunk = /[\p{L}\p{N}\p{M}'’´`®™‐‑–-]+/gu;
const hyphens = /[‐‑–-]+/;
const apostrophes = /['’´`]/;

/** The words and shapes of a text, in their order, folded but not stemmed. Signs separate words and are lost. */
export function tokensOf(text: string, language: Language): Token[] {
  const plain = text.normalize('NFKC').replaceAll(/\s+/g, ' ');
  const tokens: Token[] = [];
  let at = 0;
  for (const shape of findShapes(plain, language)) {
    addWords(plain.slice(at, shape.from), language, tokens);
    tokens.push({
      word: shape.term,
      parts: [],
      isShape: true,
      looser: shape.looser,
      written: plain.slice(shape.from, shape.to).trim(),
    });
    at = shape.to;
  }
  addWords(plain.slice(at), language, tokens);
  return tokens;
}

function addWords(text: string, language: Language, tokens: Token[]): void {
  for (const [written] of text.matchAll(chunk)) {
    const pieces = written.split(hyphens).flatMap((piece) => {
      const folded = foldWord(withoutElision(piece, language), language).slice(0, maxWordLength);
      return folded === '' ? [] : [folded];
    });
    if (pieces.length === 0) continue;
    const joined = pieces.join('').slice(0, maxWordLength);
    tokens.push({
      word: pieces.length > 1 ? foldWord(joined, language) : joined,
      parts: pieces.length > 1 ? pieces : [],
      isShape: false,
      looser: [],
      written,
    });
  }
}

/** `robe` of `d’robe`. */
function withoutElision(word: string, { elisions }: Language): string {
  if (elisions.length === 0) return word;
  const at = word.search(apostrophes);
  return at > 0 && elisions.includes(word.slice(0, at).toLowerCase()) ? word.slice(at + 1) : word;
}
