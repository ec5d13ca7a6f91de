import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demonstrationProducts } from '../../../content-fixtures/demonstration/products/demonstration-products.ts';
import { readSlices } from '../../../content-fixtures/demonstration/products/read-slices.ts';
import { demonstrationReviews } from '../../../content-fixtures/demonstration/reviews/demonstration-reviews.ts';
import { readReviewWords } from '../../../content-fixtures/demonstration/reviews/review-words.ts';
import { inLocale, languageOrLocale } from '../../../schemas/catalogue/localised-text.ts';
import { isJsonObject } from '../../../schemas/json.ts';
import { reviewTag, reviewTagIds } from '../../../schemas/rating/review-tags.ts';
import { readShippedWords } from '../../../server/upkeep/read-shipped-words.ts';
import { readTenants } from '../../../tenants/read-tenants.ts';
import {
  contentFolder,
  shippedBuckets,
  shippedDrafts,
  shippedFrames,
  shippedPages,
} from '../shipped-content.ts';

const root = join(contentFolder, '..');
const now = Date.UTC(2026, 10, 28, 9);
const shops = readTenants(join(root, 'tenants'));

/** All locales of all shops. */
export const shopLocales: readonly string[] = shops.flatMap(({ config }) =>
  config.locales.map(({ locale }) => locale),
);

/** Where texts of the shop come from. */
export const textSources = ['messages', 'pages', 'data sets', 'shop', 'catalogue', 'reviews'] as const;
export type TextSource = (typeof textSources)[number];

/** Every text that a locale reads, by where it comes from: as it is read, without tags, `&nbsp;` as the character. */
export function textsOf(locale: string): Readonly<Record<TextSource, readonly string[]>> {
  const shop = shops.find(({ config }) => config.locales.some((each) => each.locale === locale));
  if (!shop) throw new RangeError(`No shop has the locale ${locale}`);
  const { config, messages } = shop;
  const documents = [...shippedPages(), ...shippedDrafts(), ...shippedFrames()];
  const buckets = shippedBuckets().filter(({ tenant }) => tenant.slug === config.slug);
  return {
    messages: Object.values({
      ...messagesOf(locale.slice(0, 2)),
      ...messages[locale],
    }).map(asRead),
    pages: documents
      .filter((each) => each.locale === locale)
      .flatMap(({ document }) => textsIn(document.source, locale)),
    'data sets': buckets
      .filter((each) => (each.locale ?? sliceLocale(each.name, config.defaultLocale)) === locale)
      .flatMap(({ content }) => textsIn(content, locale)),
    shop: textsIn([config.vouchers, config.seals], locale),
    ...catalogueTexts(locale, config),
  };
}

/** Texts of engine, blocks and mails in a language. */
function messagesOf(language: string): Record<string, string> {
  const files = globSync(`{renderer,blocks/**,server/**}/messages/${language}.json`, { cwd: root });
  const all = files.map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>,
  );
  return Object.assign({}, ...all) as Record<string, string>;
}

/** Slices of products say their language in their name, German excepted. */
function sliceLocale(name: string, german: string): string {
  if (/_fr(?:\.|$)/.test(name)) return 'fr-CH';
  return /-nl(?:\.|$)/.test(name) ? 'nl-NL' : german;
}

function catalogueTexts(
  locale: string,
  { slug, locales }: (typeof shops)[number]['config'],
): Record<'catalogue' | 'reviews', string[]> {
  const slices = readSlices(
    join(contentFolder, slug, 'buckets'),
    locales.map((each) => each.locale),
  );
  const place = { words: readShippedWords(root), locales, now, slices };
  const products = [...demonstrationProducts(place)].map(({ product }) => product);
  const words = readReviewWords(join(contentFolder, 'demonstration/words'));
  const reviews = products.flatMap((product) => demonstrationReviews(product, words, now));
  const made = products.flatMap(({ texts }) => {
    const { name, noun, description, points } = inLocale(texts, locale);
    return [name, noun, description, ...points];
  });
  const files = globSync('{catalogue,demonstration/words}/**/*.json', {
    cwd: contentFolder,
  });
  const vocabulary = files.flatMap((file) =>
    textsIn(JSON.parse(readFileSync(join(contentFolder, file), 'utf8')), locale),
  );
  const tags = reviewTagIds.map((id) => inLocale(reviewTag(id)?.label ?? {}, locale));
  return {
    catalogue: [...new Set([...made, ...vocabulary, ...tags])].map(asRead),
    reviews: [
      ...new Set(
        reviews
          .filter((review) => review.locale === locale)
          .flatMap(({ title, text, author }) => [title, text, author]),
      ),
    ],
  };
}

/** Keys of what is no sentence of ours: addresses, and names that programs use. */
const unread = new Set(['href', 'path', 'id', 'type', 'src', 'slug', 'per', 'street']);

/** Every text of a JSON value: of what is said in several languages what the locale reads. */
function textsIn(value: unknown, locale: string): string[] {
  if (typeof value === 'string') return [asRead(value)];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, locale));
  if (!isJsonObject(value)) return [];
  const read = Object.entries(value).filter(([key]) => !unread.has(key));
  const isTranslated = Object.hasOwn(value, 'de') || Object.hasOwn(value, locale);
  const isOther = (key: string): boolean => isTranslated && languageOrLocale.safeParse(key).success;
  const own = isTranslated ? textsIn(inLocale(value, locale), locale) : [];
  return [...own, ...read.flatMap(([key, each]) => (isOther(key) ? [] : textsIn(each, locale)))];
}

function asRead(text: string): string {
  return text
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
    .replaceAll(/<[^>]*>/g, '\n');
}
