import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { goodsServices } from '../../../schemas/catalogue/goods-service.ts';
import { distributionOf, ratingOf } from '../../../schemas/rating/star-distribution.ts';
import { requiredLabels } from '../../../schemas/catalogue/required-labels.ts';
import type { DemonstrationWords } from './demonstration-words.ts';
import type { Chance } from './chance.ts';
import type { DemonstrationLocale, Draft } from './draft.ts';
import { attributesOf, materialOf } from './kind-attributes.ts';
import { coloursOf, draftVariants, picturesOf, sizesOf } from './kind-variants.ts';
import { modelName, productName } from './demonstration-name.ts';
import {
  addedInFrancs,
  inFrancs,
  recordsOf,
  somePast,
  withEnding,
  type Ending,
  type MadePrice,
} from './price-making.ts';
import type { ProductKind, Trait } from './product-kind.ts';

const day = 24 * 60 * 60 * 1000;

/** What the nth product of a kind is made from. */
export interface KindPlace {
  sku: string;
  nth: number;
  words: DemonstrationWords;
  locales: readonly DemonstrationLocale[];
  /** The moment at which the catalogue is as it is, in ms. */
  now: number;
  chance: Chance;
}

/** The nth product of a kind, before it is put into a shop. */
export function kindDraft(kind: ProductKind, place: KindPlace): Draft {
  const { sku, nth, words, chance, now, locales } = place;
  const trait =
    kind.traits[(nth + Math.floor(nth / kind.traits.length)) % kind.traits.length] ?? kind.traits[0];
  const attributes = attributesOf(kind, trait, words.attributes, chance);
  const colours = coloursOf(kind, trait, nth, words, chance);
  const run = kind.sizes === undefined ? undefined : words['size-runs'][kind.sizes];
  const sizes = run ? sizesOf(run, chance) : [];
  const listed = somewhen(now, chance);
  return {
    sku,
    area: kind.area,
    type: kind.id,
    brand: chance.pick(kind.brands),
    name: productName(kind, modelName(kind, nth, words.models), trait),
    noun: kind.noun,
    slugs: {},
    sentences: sentencesOf(kind.sentence, kind.area, materialOf(attributes), words, chance),
    categories: [kind.leaf],
    attributes,
    colours,
    pictures: colours[0]?.pictures ?? picturesOf(trait.picture ?? kind.pictures?.[0] ?? '', kind.views),
    variants: draftVariants(
      kind,
      colours.map(({ id }) => id),
      sizes,
    ),
    energy: energyOf(kind, trait),
    tyre: null,
    powerSupplyIncluded: kind.supply ? chance.pick(kind.supply) : null,
    badges: badgesOf(kind, attributes),
    rating: someRating(chance),
    documents: [],
    sizeTable: kind.sizeTable,
    taxClass: kind.tax,
    withdrawalException: trait.exception ?? kind.exception,
    services: servicesOf(kind, locales),
    listed,
    warnings: [...new Set([...kind.warnings, ...trait.warnings])],
    delivery: kind.delivery,
    prices: pricesBetween(kind.price, kind.ending, trait.level, { ...place, listed }),
    stock: chance.happens(0.03) ? 'none' : 'some',
    gone: null,
    chance,
  };
}

/** What is offered with things of a kind, in the currency of each locale. */
export function servicesOf(
  { services }: ProductKind,
  locales: readonly DemonstrationLocale[],
): Draft['services'] {
  const priced = goodsServices.flatMap((kind) => {
    const euros = services[kind];
    if (euros === undefined) return [];
    const own = locales.map(({ locale, currency }) => [
      locale,
      currency === 'CHF' ? addedInFrancs(euros) : euros,
    ]);
    return [[kind, Object.fromEntries(own)]];
  });
  return Object.fromEntries(priced) as Draft['services'];
}

/** Kinds of furniture whose dearest piece costs so much are marked as premium: vouchers may exclude them. (Requirement 9.037) */
const premiumFrom = 150_000;

function badgesOf({ area, price }: ProductKind, attributes: Draft['attributes']): string[] {
  return [
    ...(attributes.some(({ key }) => key === 'organic') ? ['organic'] : []),
    ...(area === 'furniture' && price[1] >= premiumFrom ? ['premium'] : []),
  ];
}

/** Most things have been there for months; one in twelve is new. */
export function somewhen(now: number, chance: Chance): number {
  const days = chance.happens(0.08) ? chance.between(1, 30) : chance.between(60, 900);
  return now - days * day;
}

/** One in eight has no rating yet; few have many. Whole stars make the mean, so that there can be such reviews. */
export function someRating(chance: Chance): CatalogueProduct['rating'] {
  const count = Math.floor(1 + 119 * chance.next() ** 3);
  const average = Math.round(34 + 15 * chance.next()) / 10;
  return chance.happens(0.12) ? null : ratingOf(distributionOf({ average, count }));
}

function energyOf({ id }: ProductKind, { energy }: Trait): CatalogueProduct['energy'] {
  const law = requiredLabels(id).energy;
  if (!law || energy === undefined) return null;
  return { class: energy, scale: [law.scale[0], law.scale[1]] };
}

/** The sentence of the kind, that of the material, and one of those that fit all of the area. */
export function sentencesOf(
  own: Draft['name'],
  area: string,
  material: string | undefined,
  { sentences }: DemonstrationWords,
  chance: Chance,
): Draft['sentences'] {
  const ofMaterial = material === undefined ? undefined : sentences.materials[material];
  const ofArea = sentences.areas[area];
  return [own, ...(ofMaterial ? [ofMaterial] : []), ...(ofArea ? [chance.pick(ofArea)] : [])];
}

/** Prices in all locales from one amount in euros; Switzerland pays in francs. */
export function pricesBetween(
  [least, most]: readonly [number, number],
  ending: Ending,
  level: number | undefined,
  place: Pick<KindPlace, 'locales' | 'now' | 'chance'> & { listed: number },
): Record<string, MadePrice> {
  const { chance, now, listed, locales } = place;
  const at =
    level === undefined ? chance.next() : Math.min(1, Math.max(0, level + (chance.next() - 0.5) * 0.3));
  const price = withEnding(least + (most - least) * at, ending);
  const isOld = now - listed >= 60 * day;
  const past = isOld ? somePast(chance) : 'none';
  const factor = past === 'raised' ? 0.7 + 0.2 * chance.next() : 1.14 + 0.3 * chance.next();
  const other = Math.max(
    withEnding(price * factor, ending),
    past === 'raised' ? 1 : withEnding(price + 1000, ending),
  );
  const since = chance.between(1, 25);
  const hasRrp = chance.happens(0.22);
  const rrp = withEnding((past === 'reduced' ? other : price) * (1.1 + 0.25 * chance.next()), ending);

  return Object.fromEntries(
    locales.map(({ locale, currency }) => {
      const own = (euros: number): number => (currency === 'CHF' ? inFrancs(euros) : euros);
      const isMove = own(other) !== own(price) && (past === 'raised' ? other < price : other > price);
      const records = isMove ? recordsOf(past, own(price), own(other), { listed, now, since }) : null;
      return [locale, { price: own(price), rrp: hasRrp && own(rrp) > own(price) ? own(rrp) : null, records }];
    }),
  );
}
