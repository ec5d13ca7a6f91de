import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { ProductAttribute } from '../../../schemas/catalogue/product-attribute.ts';
import { tyreNoiseClass } from '../../../schemas/catalogue/required-labels.ts';
import type { Draft } from './draft.ts';
import { pricesBetween, sentencesOf, someRating, somewhen, type KindPlace } from './kind-draft.ts';
import { picturesOf } from './kind-variants.ts';
import { productPictures } from '../looks/product-recipe.ts';
import type { TyreKind, TyreLine, TyreSize } from './product-kind.ts';

const views = ['back', 'detail'] as const;

/** The nth tyre of a kind: every line in every size, then the next generation of the lines. */
export function tyreDraft(kind: TyreKind, place: KindPlace): Draft {
  const { sku, nth, words, chance, now, isDrawn } = place;
  const { sizes } = words.tyres;
  const line = kind.lines[nth % kind.lines.length] ?? kind.lines[0];
  // Steps of seven through the twenty sizes: a small catalogue has small and large ones.
  const turn = Math.floor(nth / kind.lines.length);
  const size = sizes[(turn * 7) % sizes.length] ?? sizes[0];
  const generation = Math.floor(turn / sizes.length);
  const listed = somewhen(now, chance);
  const amount = Math.round(size.price * line.price) + kind.surcharge;
  return {
    sku,
    area: 'tyres',
    type: kind.id,
    brand: line.brand,
    name: nameOf(kind, generation === 0 ? line.name : `${line.name}.${generation + 1}`, size),
    noun: kind.noun,
    slugs: {},
    sentences: sentencesOf(kind.sentence, 'tyres', undefined, words, chance),
    categories: [kind.leaf],
    attributes: attributesOf(kind, size),
    colours: [],
    pictures: isDrawn
      ? productPictures({ sku, kind: kind.id, colour: undefined, views })
      : picturesOf(kind.picture, views),
    variants: [{ colour: null, size: null, width: null, content: null, times: 1, surcharge: 0 }],
    energy: null,
    tyre: labelOf(kind, line, size),
    powerSupplyIncluded: null,
    badges: [],
    rating: someRating(chance),
    documents: [],
    sizeTable: null,
    taxClass: 'standard',
    withdrawalException: null,
    services: {},
    listed,
    warnings: ['fit-professionally'],
    delivery: 'parcel',
    prices: pricesBetween([amount, amount], 90, undefined, { ...place, listed }),
    stock: chance.happens(0.03) ? 'none' : 'some',
    gone: null,
    drawn: isDrawn
      ? { look: kind.look, named: line.look, bases: [{ colour: undefined, picture: kind.picture }], views }
      : null,
    chance,
  };
}

/** As tyres are written: `205/55 R16 91H XL`. */
function writtenSize({ width, aspect, rim, load, speed, xl }: TyreSize): string {
  return `${width}/${aspect} R${rim} ${load}${speed}${xl ? ' XL' : ''}`;
}

function nameOf({ noun }: TyreKind, line: string, size: TyreSize): Draft['name'] {
  const named = Object.entries(noun).map(([key, word]) => [key, `${word} ${line}, ${writtenSize(size)}`]);
  return Object.fromEntries(named) as Draft['name'];
}

/** As quiet as the line is below what the law allows for the size. */
function labelOf(kind: TyreKind, line: TyreLine, size: TyreSize): CatalogueProduct['tyre'] {
  const isLouder = kind.louder || size.xl;
  const loudest =
    [75, 74, 73, 72, 71, 70].find((db) => tyreNoiseClass(db, size.width, isLouder) !== null) ?? 70;
  const noiseDb = loudest - line.quiet;
  return {
    fuel: line.fuel,
    wet: line.wet,
    noiseDb,
    noiseClass: tyreNoiseClass(noiseDb, size.width, isLouder) ?? 'B',
    snow: kind.snow,
    ice: line.ice,
    eprelId: null,
  };
}

function attributesOf(kind: TyreKind, { width, aspect, rim, load, speed, xl }: TyreSize): ProductAttribute[] {
  const season = { 'summer-tyre': 'summer', 'all-season-tyre': 'all-year' }[kind.id] ?? 'winter';
  return [
    { key: 'season', kind: 'choice', values: [season] },
    { key: 'tyre-width', kind: 'number', value: width, unit: 'mm' },
    { key: 'aspect', kind: 'number', value: aspect, unit: null },
    { key: 'rim', kind: 'number', value: rim, unit: 'inch' },
    { key: 'load-index', kind: 'number', value: load, unit: null },
    { key: 'speed-index', kind: 'choice', values: [speed.toLowerCase()] },
    ...(xl ? [{ key: 'extra-load', kind: 'flag', value: true } as const] : []),
  ];
}
