import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CatalogueArea, catalogueAreas } from '../../../schemas/catalogue/catalogue-product.ts';
import { reviewLimits } from '../../../schemas/rating/review-limits.ts';
import { ratingOf } from '../../../schemas/rating/star-distribution.ts';
import type { NewProduct } from '../../../schemas/catalogue/new-product.ts';
import { demonstrationProducts } from '../products/demonstration-products.ts';
import { readSlices } from '../products/read-slices.ts';
import { readShippedWords } from '../../../server/upkeep/read-shipped-words.ts';
import { wordFault } from '../../../server/shop/rating/clean-words.ts';
import { createMemoryRatingStore } from '../../../server/shop/rating/testing/memory-rating-store.ts';
import { summaryOf } from '../../../server/shop/rating/rating-summary.ts';
import { reviewTag, reviewTagsOf } from '../../../schemas/rating/review-tags.ts';
import type { Review } from '../../../schemas/rating/review.ts';
import { demonstrationReviews } from './demonstration-reviews.ts';
import { readReviewWords, type ReviewWords } from './review-words.ts';
import { seedRatings } from '../../../server/upkeep/seed-ratings.ts';

const content = join(import.meta.dirname, '../..');
const now = Date.UTC(2026, 10, 28, 9);
const shops = [
  { tenant: 'at', locales: [{ locale: 'de-AT', currency: 'EUR' }] },
  {
    tenant: 'default',
    locales: [
      { locale: 'de-DE', currency: 'EUR' },
      { locale: 'fr-CH', currency: 'CHF' },
      { locale: 'nl-NL', currency: 'EUR' },
    ],
  },
] as const;

let words: ReviewWords;
beforeAll(() => {
  words = readReviewWords(join(content, 'demonstration/words'));
});

function faultsOf(
  review: Review,
  areas: ReadonlyMap<string, CatalogueArea>,
  listed: ReadonlyMap<string, number>,
): string[] {
  const { id, sku, created, tags } = review;
  const known = new Set(reviewTagsOf(areas.get(sku) ?? 'home').map((tag) => tag.id));
  const faulty = (['title', 'text', 'author'] as const).filter((field) => {
    const { length } = review[field];
    const { min, max } = reviewLimits[field];
    return wordFault(review[field]) !== undefined || length < min || length > max;
  });
  return [
    ...faulty.map((field) => `${field}: ${review[field]}`),
    ...tags.filter((tag) => !known.has(tag)),
    ...(/^[\w.-]{1,64}$/.test(id) ? [] : [id]),
    ...(created <= now && created >= (listed.get(sku) ?? now) ? [] : [`${id} was written at ${created}`]),
  ];
}

test('reviews of a Swiss shop in German have no ß', () => {
  const written = (locale: string): string => {
    const locales = [{ locale, currency: 'EUR' }] as const;
    const products = [
      ...demonstrationProducts({ words: readShippedWords(join(content, '..')), locales, now }),
    ];
    const said = products.slice(0, 40).flatMap(({ product }) => demonstrationReviews(product, words, now));
    return said.map(({ title, text }) => `${title} ${text}`).join(' ');
  };
  expect(written('de-DE')).toContain('ß');
  expect(written('de-CH')).not.toContain('ß');
});

describe.each(shops)('reviews of the demonstration of $tenant', ({ tenant, locales }) => {
  let products: NewProduct['product'][];
  let reviews: Map<string, Review[]>;

  beforeAll(() => {
    const slices = readSlices(
      join(content, tenant, 'buckets'),
      locales.map(({ locale }) => locale),
    );
    const catalogue = { words: readShippedWords(join(content, '..')), locales, now, slices };
    products = [...demonstrationProducts(catalogue)].map(({ product }) => product);
    reviews = new Map(
      products.map((product) => [product.sku, demonstrationReviews(product, words, now)] as const),
    );
  });
  const every = (): Review[] => [...reviews.values()].flat();

  test('are as many as each product says, and have the mean that it shows', () => {
    for (const { sku, rating } of products) {
      const own = reviews.get(sku) ?? [];
      expect([sku, ratingOf(summaryOf(own).distribution)]).toEqual([sku, rating]);
    }
    expect(every().length).toBeGreaterThan(5000);
  });

  test('have numbers, texts and keywords that the shop takes', () => {
    const areas = new Map(products.map(({ sku, area }) => [sku, area]));
    const listed = new Map(products.map((product) => [product.sku, product.listed]));
    const faults = every().flatMap((review) => faultsOf(review, areas, listed));
    expect(faults).toEqual([]);
    expect(new Set(every().map(({ id }) => id)).size).toBe(every().length);
  });

  test('tell of sizes only where there are some, and of snow only for winter tyres', () => {
    for (const { sku, variants, tyre } of products) {
      const own = reviews.get(sku) ?? [];
      const hasSizes = new Set(variants.map(({ size }) => size)).size > 1;
      expect(hasSizes || !own.some(({ tags }) => tags.some((tag) => tag.startsWith('fits-')))).toBe(true);
      expect(tyre?.snow === true || !own.some(({ text }) => /Schnee|neige|sneeuw/.test(text))).toBe(true);
    }
  });

  test('are short three times of ten', () => {
    const short = every().filter(({ text }) => text.length < 80 && !/[.!] \p{Lu}/u.test(text));
    expect(short.length / every().length).toBeGreaterThan(0.25);
    expect(short.length / every().length).toBeLessThan(0.36);
  });

  test('tell of washing only what is washed, and of easy care not what is dry-cleaned', () => {
    const caredFor = (pattern: RegExp): string =>
      products
        .filter(({ attributes }) =>
          attributes.some(
            (each) => each.key === 'care' && each.kind === 'choice' && pattern.test(each.values.join()),
          ),
        )
        .flatMap(({ sku }) => reviews.get(sku) ?? [])
        .map(({ text }) => text)
        .join(' ');
    const ofWashing = /Nach mehreren Wäschen|Nach der ersten Wäsche/;
    expect(caredFor(/wash/)).toMatch(ofWashing);
    expect(caredFor(/^(wipe|dry-clean)$/)).not.toMatch(ofWashing);
    expect(caredFor(/dry-clean/)).not.toMatch(/leicht sauber|facile à entretenir|schoon te houden/);
  });

  test('are in the languages of the shop, and few are alike', () => {
    const byLocale = new Map<string, number>();
    for (const { locale } of every()) byLocale.set(locale, (byLocale.get(locale) ?? 0) + 1);
    expect([...byLocale.keys()].toSorted()).toEqual(locales.map(({ locale }) => locale).toSorted());
    const many = [...reviews.values()].filter((own) => own.length >= 10);
    const shares = many.map((own) => new Set(own.map(({ title, text }) => title + text)).size / own.length);
    expect(Math.min(...shares)).toBeGreaterThan(0.9);
  });

  test('are by women of what is for women, by men of what is for men, and not by who wears what is for children', () => {
    const men = /^(Thomas|Karl|Markus|Jean-Marc|Luc|Olivier|Pieter|Bas|Wouter)(?!\p{L})/u;
    const women = /^(Martina|Claudia|Eva|Claire|Sophie|Anouk|Sanne)(?!\p{L})/u;
    const ofCategory = (pattern: RegExp): Review[] =>
      products
        .filter(({ categories }) => categories.some((id) => pattern.test(id)))
        .flatMap(({ sku }) => reviews.get(sku) ?? []);
    const forWomen = ofCategory(/^(shoes-)?women|^bras/);
    const forMen = ofCategory(/^(shoes-)?men/);
    expect(forWomen.filter(({ author }) => women.test(author)).length).toBeGreaterThan(50);
    expect(forWomen.filter(({ author }) => men.test(author))).toEqual([]);
    expect(forMen.filter(({ author }) => men.test(author)).length).toBeGreaterThan(20);
    expect(forMen.filter(({ author }) => women.test(author))).toEqual([]);
    const forChildren = ofCategory(/(^|-)kids/);
    expect(forChildren.length).toBeGreaterThan(50);
    expect(forChildren.filter(({ text }) => /Ich trage es|qu’on y pense|Ik draag het/.test(text))).toEqual(
      [],
    );
  });

  test('recommend what they give four stars or five, advise against what gets one or two', () => {
    const said = every().filter(({ isRecommended }) => isRecommended !== null);
    expect(said.length).toBeGreaterThan(2000);
    expect(said.filter(({ stars, isRecommended }) => stars === 3 || stars > 3 !== isRecommended)).toEqual([]);
  });

  test('are the same each time', () => {
    const product = products.find(({ rating }) => (rating?.count ?? 0) > 20);
    if (!product) throw new Error('No product has many reviews');
    expect(demonstrationReviews(product, words, now)).toEqual(reviews.get(product.sku));
  });

  test('are put into a store once', async () => {
    const store = createMemoryRatingStore();
    const some = products.slice(0, 40);
    const told: number[] = [];
    const run = {
      store,
      tenant,
      products: some,
      words,
      now,
      onProgress: (made: number) => void told.push(made),
    };
    const count = some.reduce((sum, { rating }) => sum + (rating?.count ?? 0), 0);
    expect(await seedRatings(run)).toBe(count);
    expect(told.at(-1)).toBe(count);
    expect(await seedRatings(run)).toBe(0);
  });
});

test('the words of the demonstration have every keyword in every language, for every area', () => {
  for (const area of catalogueAreas) {
    const used = Object.values(words.areas[area])
      .flat()
      .flatMap(({ tag }) => tag ?? []);
    const known = reviewTagsOf(area).map(({ id }) => id);
    expect(used.filter((tag) => !known.includes(tag))).toEqual([]);
    for (const id of known)
      expect(Object.keys(reviewTag(id)?.label ?? {})).toEqual(expect.arrayContaining(['de', 'fr', 'nl']));
  }
});
