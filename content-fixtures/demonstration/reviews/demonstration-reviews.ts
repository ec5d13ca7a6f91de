import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import { germanIn } from '../../../schemas/german-spelling.ts';
import { distributionOf } from '../../../schemas/rating/star-distribution.ts';
import { reviewTagsOf } from '../../../schemas/rating/review-tags.ts';
import type { Review } from '../../../schemas/rating/review.ts';
import { createDraws, type Draws } from './draws.ts';
import type { Mood, ReviewSentence, ReviewWords, ReviewWriters } from './review-words.ts';

/** What of a product its demonstration reviews are made from. */
export type RatedProduct = Pick<
  CatalogueProduct,
  'sku' | 'area' | 'attributes' | 'categories' | 'rating' | 'variants' | 'tyre' | 'listed'
>;

const languages = ['de', 'fr', 'nl'] as const;
type Language = (typeof languages)[number];

/**
 * Exactly as many reviews as the product's rating counts, whose mean is the one it shows; in the languages of the locales that
 * the product is sold in, the first of them most. The same product, words and moment (ms) give the same reviews.
 */
export function demonstrationReviews(product: RatedProduct, words: ReviewWords, now: number): Review[] {
  const { rating } = product;
  if (!rating || rating.count === 0) return [];
  const stars = distributionOf({ average: (rating.average / rating.max) * 5, count: rating.count });
  const all = stars.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
  const locales = [...new Set(product.variants.flatMap(({ offers }) => Object.keys(offers)))];
  const said = new Set<string>();
  return shuffled(all, createDraws(product.sku)).map((each, index) => {
    let review: Review | undefined;
    // Nobody writes what somebody else has written, as long as there are words.
    for (let attempt = 0; !review || (said.has(review.title + review.text) && attempt < 12); attempt += 1) {
      const draws = createDraws(`${product.sku} ${index} ${attempt}`);
      const locale = localeOf(locales, draws);
      review = reviewOf({ product, words, now, draws, stars: each, locale, index });
    }
    said.add(review.title + review.text);
    return review;
  });
}

interface Place {
  product: RatedProduct;
  words: ReviewWords;
  now: number;
  draws: Draws;
  stars: number;
  locale: string;
  index: number;
}

function reviewOf({ product, words, now, draws, stars, locale, index }: Place): Review {
  const { sku, listed } = product;
  const language = languageOf(locale);
  const mood = moodOf(stars);
  const said = sentencesOf(product, words, stars, draws);
  const age = Math.max(0, now - listed) * draws.next() ** 1.3;
  const saysIt = draws.next() < 0.7;
  const bought =
    draws.next() < 0.6 ? draws.pick(product.variants as [(typeof product.variants)[number]]) : null;
  return {
    id: `d.${sku}.${index}`,
    sku,
    stars,
    title: germanIn(locale, draws.pick(words.titles[mood])[language]),
    text: germanIn(locale, said.map((sentence) => sentence[language]).join(' ')),
    author: draws.pick(writersOf(product, inLocale(words.authors, locale))),
    locale,
    created: Math.floor(now - age),
    isVerified: draws.next() < 0.85,
    // Of three stars nobody knows.
    isRecommended: saysIt && mood !== 'middle' ? mood === 'good' : null,
    tags: tagsOf(said, product),
    size: bought?.size ?? null,
    colour: bought?.colour ?? null,
    state: 'published',
    reason: null,
    helpful: Math.floor(14 * draws.next() ** 4),
    notHelpful: Math.floor(4 * draws.next() ** 5),
  };
}

/** Whether a category is named for somebody, as `shoes-women-boots` is. */
const isFor = (categories: readonly string[], whom: string): boolean =>
  categories.some((id) => id.split('-').includes(whom));

/** Women write of what is for women, men of what is for men: they say how it fits them. */
function writersOf({ categories }: RatedProduct, writers: ReviewWriters): readonly [string, ...string[]] {
  const { women, men, anyone } = writers;
  if (isFor(categories, 'women') || isFor(categories, 'bras')) return [...women, ...anyone];
  return isFor(categories, 'men') ? [...men, ...anyone] : [...women, ...men, ...anyone];
}

const moodOf = (stars: number): Mood => (stars >= 4 ? 'good' : stars === 3 ? 'middle' : 'poor');

/** One about the product, and mostly one more; with four stars that is sometimes what the fifth is missing for. */
function sentencesOf(
  product: RatedProduct,
  words: ReviewWords,
  stars: number,
  draws: Draws,
): ReviewSentence[] {
  const mood = moodOf(stars);
  const own = draws.pick(fitting(words.areas[product.area][mood], product));
  const more = draws.next();
  // Three of ten say no more; somewhat more here, as what somebody has said already is written anew.
  if (more < 0.34) return [own];
  if (stars === 4 && more < 0.6) return [own, draws.pick(words.general.middle)];
  return [own, draws.pick(words.general[mood])];
}

function fitting(
  sentences: readonly [ReviewSentence, ...ReviewSentence[]],
  { attributes, categories, variants, tyre }: RatedProduct,
): readonly [ReviewSentence, ...ReviewSentence[]] {
  const said = attributes.find(({ key }) => key === 'care');
  const care = said?.kind === 'choice' ? said.values[0] : undefined;
  const size = new Set(variants.map(({ size: each }) => each)).size > 1;
  const has = {
    size,
    wearer: size && !isFor(categories, 'kids'),
    tyre: tyre !== null,
    snow: tyre?.snow === true,
    washed: care?.includes('wash') === true,
    'easy-care': care !== 'dry-clean',
  };
  const [first, ...rest] = sentences.filter(({ needs }) => needs === undefined || has[needs]);
  return first ? [first, ...rest] : sentences;
}

function tagsOf(said: readonly ReviewSentence[], { area }: RatedProduct): string[] {
  const known = new Set(reviewTagsOf(area).map(({ id }) => id));
  return said.flatMap(({ tag }) => (tag !== undefined && known.has(tag) ? tag : []));
}

/** Six of ten write in the shop's first language. */
function localeOf(locales: readonly string[], draws: Draws): string {
  const [first = 'de-AT', ...others] = locales;
  const [second, ...more] = others;
  return second === undefined || draws.next() < 0.6 ? first : draws.pick([second, ...more]);
}

function languageOf(locale: string): Language {
  return languages.find((language) => locale.startsWith(language)) ?? 'de';
}

function shuffled<Item>(items: readonly Item[], draws: Draws): Item[] {
  return items
    .map((item) => ({ item, place: draws.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
