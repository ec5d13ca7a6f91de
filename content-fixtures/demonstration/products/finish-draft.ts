import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { inLocale, ownIn } from '../../../schemas/catalogue/localised-text.ts';
import type { ProductTexts } from '../../../schemas/catalogue/product-texts.ts';
import type { ProductVariant } from '../../../schemas/catalogue/product-variant.ts';
import { colonOf } from '../../../schemas/writing/colon.ts';
import { lowest30 } from '../../../schemas/money/reduction.ts';
import type { NewProduct, VariantHistory } from '../../../schemas/catalogue/new-product.ts';
import { factLines } from '../../../schemas/catalogue/fact-lines.ts';
import { productSlug } from '../../../schemas/catalogue/product-slug.ts';
import type { DemonstrationWords } from './demonstration-words.ts';
import type { Chance } from '../chance.ts';
import type { DemonstrationLocale, Draft, DraftFacts, DraftVariant } from './draft.ts';
import { addedInFrancs } from './price-making.ts';

const day = 24 * 60 * 60 * 1000;

export interface FinishPlace {
  words: DemonstrationWords;
  locales: readonly DemonstrationLocale[];
  now: number;
}

/** A draft as a product of a shop: texts in its languages, variants with numbers, prices and stock, safety data. */
export function finishDraft(draft: Draft, place: FinishPlace): NewProduct {
  const { chance, stock, gone } = draft;
  const history: VariantHistory[] = [];
  const variants = draft.variants.map((variant, index): ProductVariant => {
    const sku = `${draft.sku}.${String(index + 1).padStart(2, '0')}`;
    const { offers, changed } = offersOf(variant, sku, draft, place.locales);
    history.push(...changed);
    const isSure = stock === 'ends' && (index === 0 || index === draft.variants.length - 1);
    const pieces = stock === 'none' ? 0 : piecesOf(isSure, chance);
    const { colour, size, width, content } = variant;
    return {
      sku,
      gtin: gtinOf(draft.sku, index),
      colour,
      size,
      width,
      offers,
      stock: pieces,
      delivery: deliveryOf(draft, pieces, isSure, place.now),
      content,
    };
  });
  const sales = Math.floor(3000 * chance.next() ** 4);
  const texts = textsOf(draft, place);
  const safety = safetyOf(draft, place.words);
  return { product: { ...factsOf(draft), texts, variants, safety, sales, gone }, history };
}

/** What a draft and a product have in common. */
function factsOf(draft: Draft): DraftFacts {
  const { sku, area, type, brand, categories, attributes, colours, pictures } = draft;
  const { energy, tyre, powerSupplyIncluded, badges, rating, documents, sizeTable, taxClass } = draft;
  const { services, listed, withdrawalException } = draft;
  return {
    sku,
    area,
    type,
    brand,
    categories,
    attributes,
    colours,
    pictures,
    energy,
    tyre,
    powerSupplyIncluded,
    badges,
    rating,
    documents,
    sizeTable,
    taxClass,
    withdrawalException,
    services,
    listed,
  };
}

function offersOf(variant: DraftVariant, sku: string, draft: Draft, locales: readonly DemonstrationLocale[]) {
  const offers: ProductVariant['offers'] = {};
  const changed: VariantHistory[] = [];
  for (const { locale, currency } of locales) {
    const made = draft.prices[locale];
    if (!made) continue;
    const added = currency === 'CHF' ? addedInFrancs(variant.surcharge) : variant.surcharge;
    const own = (price: number): number => price * variant.times + added;
    const records = made.records?.map(({ price, from }) => ({ price: own(price), from })) ?? null;
    if (records) changed.push({ sku, locale, records });
    offers[locale] = {
      price: own(made.price),
      low30: records ? lowest30(records, records.at(-1)?.from ?? 0) : null,
      rrp: made.rrp === null ? null : own(made.rrp),
    };
  }
  return { offers, changed };
}

/** One in eight variants is sold out, one in five nearly. */
function piecesOf(isSure: boolean, chance: Chance): number {
  const at = chance.next();
  if (at < 0.12 && !isSure) return 0;
  return at < 0.3 ? chance.between(1, 5) : chance.between(6, 80);
}

const parcelDays = [
  [1, 3],
  [2, 4],
  [3, 5],
] as const;

/** Of very few variants nothing is known, so that this can be seen too. */
function deliveryOf(
  { delivery: mode, chance }: Draft,
  pieces: number,
  isSure: boolean,
  now: number,
): ProductVariant['delivery'] {
  const [from, to] = mode === 'freight' ? [10, 15] : (parcelDays[chance.between(0, 2)] ?? parcelDays[0]);
  const restock = chance.happens(0.6) ? now + chance.between(5, 40) * day : null;
  if (chance.happens(0.003) && !isSure) return null;
  return { mode, days: [from, to], restock: pieces === 0 ? restock : null };
}

/** A number from the range that is left to shops themselves (prefix 20 to 29), with its check digit. */
function gtinOf(sku: string, index: number): string {
  const digits = `2${sku.replaceAll(/\D/g, '').padStart(8, '0').slice(-8)}${String(index + 1).padStart(3, '0')}`;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) sum += Number(digits[at]) * (at % 2 === 0 ? 1 : 3);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function safetyOf({ brand, warnings }: Draft, words: DemonstrationWords): CatalogueProduct['safety'] {
  const safety = words.brands.get(brand);
  if (!safety)
    throw new RangeError(
      `Nobody answers for the brand "${brand}": add it to content-fixtures/catalogue/brands.json.`,
    );
  const texts = warnings.map((id) => {
    const text = words.sentences.warnings[id];
    if (!text) throw new RangeError(`the warning ${id} has no words`);
    return text;
  });
  return { ...safety, warnings: texts };
}

/** German always, to which others fall back; of the other languages those of the shop, and of locales those that differ. */
function textsOf(draft: Draft, { words, locales }: FinishPlace): CatalogueProduct['texts'] {
  const keys = new Set(['de', ...locales.flatMap(({ locale }) => keyOf(draft, locale))]);
  return Object.fromEntries([...keys].map((key) => [key, textIn(draft, key, words)]));
}

function keyOf({ name, noun, sentences }: Draft, locale: string): string {
  const language = locale.slice(0, 2);
  const isOwn = [name, noun, ...sentences].some((text) => Object.hasOwn(text, locale));
  return isOwn || !Object.hasOwn(name, language) ? locale : language;
}

function textIn(draft: Draft, key: string, words: DemonstrationWords): ProductTexts {
  const name = inLocale(draft.name, key);
  return {
    name,
    noun: inLocale(draft.noun, key),
    slug: ownIn(draft.slugs, key) ?? productSlug(name, key),
    description: draft.sentences.map((sentence) => inLocale(sentence, key)).join(' '),
    points: factLines(draft.attributes, key, words)
      .slice(0, 4)
      .map(({ name: fact, value }) => (value === '' ? fact : `${fact}${colonOf(key)} ${value}`)),
  };
}
