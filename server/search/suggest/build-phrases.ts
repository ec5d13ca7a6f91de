import { foldWord } from '../analyser/fold.ts';
import type { Language } from '../languages/language.ts';
import type { PhraseKey, PhraseKind } from './phrase-key.ts';
import { phraseWords } from './phrase-text.ts';

/** What suggestions need of a product. */
export interface PhraseProduct {
  doc: number;
  /** What it is, as `AnalysedProduct.type`; may be empty. */
  type: string;
  /** What it is in wider terms, as `AnalysedProduct.wider`. */
  wider: readonly string[];
  /** How its type ends, as `AnalysedProduct.ends`: the type is suggested for them, too. */
  ends: readonly string[];
  brand: string;
  /** Its categories and those above them, each with the label of the one above and where it leads. */
  categories: readonly { label: string; parent: string; target: string }[];
  targetGroups: readonly string[];
  materials: readonly string[];
  /** 0 to 63. */
  popularity: number;
}

/** A phrase becomes a suggestion from so many products on. */
const leastProducts: Readonly<Record<PhraseKind, number>> = {
  category: 1,
  type: 1,
  brand: 1,
  'brand-type': 4,
  'type-target': 2,
  'type-material': 2,
};

const kindPoints: Readonly<Record<PhraseKind, number>> = {
  category: 20,
  type: 20,
  brand: 10,
  'brand-type': 0,
  'type-target': 0,
  'type-material': 0,
};

/** So many products are shown beside the first suggestion. */
const keptProducts = 6;

interface Gathered {
  kind: PhraseKind;
  display: string;
  target: string;
  products: number;
  points: number;
  best: { doc: number; popularity: number }[];
  ends: readonly string[];
}

/** The phrases of a catalogue, each once for every word that it may begin with. */
export function buildPhrases(products: Iterable<PhraseProduct>, language: Language): PhraseKey[] {
  const gathered = new Map<string, Gathered>();
  for (const product of products) for (const phrase of phrasesOf(product)) gather(phrase, product, gathered);
  const stopWords = new Set(language.stopWords.map((word) => foldWord(word, language)));
  return [...gathered.values()]
    .filter(({ kind, products: count }) => count >= leastProducts[kind])
    .flatMap((phrase) => keysOf(phrase, language, stopWords));
}

type Phrase = Pick<Gathered, 'kind' | 'display' | 'target'> & Partial<Pick<Gathered, 'ends'>>;

function* phrasesOf(product: PhraseProduct): Generator<Phrase> {
  const { type, wider, ends, brand } = product;
  for (const { label, parent, target } of product.categories)
    yield { kind: 'category', display: parent === '' ? label : `${label} – ${parent}`, target };
  if (brand !== '') yield { kind: 'brand', display: brand, target: '' };
  if (type === '') return;
  yield { kind: 'type', display: type, target: '', ends };
  for (const display of new Set(wider)) if (display !== type) yield { kind: 'type', display, target: '' };
  if (brand !== '') yield { kind: 'brand-type', display: `${brand} ${type}`, target: '' };
  for (const group of product.targetGroups)
    yield { kind: 'type-target', display: `${type} ${group}`, target: '' };
  for (const material of product.materials)
    yield { kind: 'type-material', display: `${type} ${material}`, target: '' };
}

function gather(
  { kind, display, target, ends = [] }: Phrase,
  { doc, popularity }: PhraseProduct,
  gathered: Map<string, Gathered>,
): void {
  const name = `${kind}\n${display}\n${target}`;
  let own = gathered.get(name);
  if (!own) gathered.set(name, (own = { kind, display, target, products: 0, points: 0, best: [], ends }));
  own.products++;
  if (ends.length > 0) own.ends = ends;
  own.points += 1 + popularity;
  const { best } = own;
  if (best.length === keptProducts && (best.at(-1)?.popularity ?? 0) >= popularity) return;
  best.push({ doc, popularity });
  best.sort((one, other) => other.popularity - one.popularity || one.doc - other.doc);
  best.length = Math.min(best.length, keptProducts);
}

/** A tenth of a doubling of products or popularity is one step of weight; short phrases come before longer ones. */
function weightOf({ kind, points }: Gathered): number {
  return Math.round(10 * Math.log2(1 + points)) + kindPoints[kind];
}

function keysOf(phrase: Gathered, language: Language, stopWords: ReadonlySet<string>): PhraseKey[] {
  const words = phraseWords(phrase.display, language);
  const { kind, display, target } = phrase;
  const docs = phrase.best.map(({ doc }) => doc);
  const weight = weightOf(phrase);
  const keys = words.flatMap((word, at) =>
    at > 0 && stopWords.has(word) ? [] : [[...words.slice(at), ...words.slice(0, at)].join(' ')],
  );
  for (const end of phrase.ends) keys.push(phraseWords(`${end} ${display}`, language).join(' '));
  return [...new Set(keys)].map((key) => ({ key, kind, display, target, weight, docs }));
}
