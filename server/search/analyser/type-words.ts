import type { SearchProduct } from './search-product.ts';
import type { Language } from '../languages/language.ts';
import type { Token } from './tokens.ts';
import type { WordAnalysis } from './word-analysis.ts';

/** What is known before the type is. */
export interface TypeContext {
  language: Language;
  tokens(text: string): readonly Token[];
  analysis: WordAnalysis;
  /** Terms of the categories, and what they confirm. */
  confirmed: ReadonlySet<string>;
}

/**
 * The words of a product's type. Without one, the word of its name that the categories confirm: the last before the first
 * preposition in German and Dutch, the first in French. If they confirm none, what brand and model leave of the name.
 */
export function typeWords(product: SearchProduct, context: TypeContext): Token[] {
  const { tokens, analysis, language } = context;
  const own = tokens(product.type === '' ? withoutModel(product.name) : product.type);
  const end = own.findIndex(({ word }, index) => index > 0 && analysis.isPreposition(word));
  const before = language.headStands === 'last' && end > 0 ? own.slice(0, end) : own;
  const words = before.filter(({ word, isShape }) => !isShape && !analysis.isStopWord(word));
  return product.type === '' ? wordOfName(words, product, context) : words;
}

/** `Wickelkleid` of `Wickelkleid „Alma“, knielang`: what stands before quotes, brackets and commas. */
function withoutModel(name: string): string {
  const [before = ''] = name.split(/[„“”«»‹›‚‘,;(|]/, 1);
  return before.trim() === '' ? name : before;
}

function wordOfName(words: readonly Token[], product: SearchProduct, context: TypeContext): Token[] {
  const { tokens, analysis, language, confirmed } = context;
  const isConfirmed = ({ word, parts }: Token): boolean =>
    [word, ...parts].some((piece) =>
      [analysis.termOf(piece), ...analysis.endsOf(piece)].some((term) => confirmed.has(term)),
    );
  const pick = (from: readonly Token[], isWanted: (token: Token) => boolean): Token | undefined =>
    language.headStands === 'last' ? from.findLast(isWanted) : from.find(isWanted);
  const taken = new Set(
    [product.brand, ...product.models].flatMap((text) => tokens(text).map(({ word }) => word)),
  );
  const found = pick(words, isConfirmed) ?? pick(words, ({ word }) => !taken.has(word) && !/\d/.test(word));
  return found ? [found] : [];
}
