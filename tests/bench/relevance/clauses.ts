import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import type { ProductVariant } from '../../../schemas/catalogue/product-variant.ts';
import { type Chance, hashOf } from '../../../content-fixtures/demonstration/products/chance.ts';
import { readEntries, type JudgedWords } from './judged-words.ts';

/** A fact in words, with what satisfies it: the product, and one variant that satisfies all. */
export interface Clause {
  kind: string;
  text: string;
  holds(product: CatalogueProduct, variant: ProductVariant): boolean;
}

export interface ClauseParts {
  words: JudgedWords;
  locale: string;
  /** The half of the list of nouns that this seed uses. */
  half: 'tuning' | 'judging';
  audienceOf(product: CatalogueProduct): ReadonlySet<string>;
  chance: Chance;
}

type Source = (product: CatalogueProduct, variant: ProductVariant) => readonly Clause[];

/** What can be said of a product in one of its variants, by kind; what it has not is not there. */
export function clauseSources({
  words,
  locale,
  half,
  audienceOf,
  chance,
}: ClauseParts): Record<string, Source> {
  const nouns = readEntries(words.nouns);
  const isOfHalf = ({ kind, written }: { kind: string; written: string }): boolean =>
    !['synonym', 'dialect'].includes(kind) || (hashOf(written) % 2 === 0) === (half === 'tuning');
  const one = <Item>(items: readonly Item[]): Item[] => {
    const [first, ...rest] = items;
    return first === undefined ? [] : [chance.pick([first, ...rest])];
  };
  const fill = (templates: readonly string[], ...values: readonly (string | number)[]): string => {
    const [template = '{}'] = one(templates);
    return values.reduce<string>((text, value) => text.replace('{}', String(value)), template);
  };
  const noun = ({ texts }: CatalogueProduct): string => inLocale(texts, locale).noun;
  const priceOf = ({ offers }: ProductVariant): number => offers[locale]?.price ?? 0;

  const named =
    (kind: string): Source =>
    (product) =>
      one(
        nouns.filter((each) => each.kind === kind && isOfHalf(each) && each.means.includes(product.type)),
      ).map(({ written, means }) => ({
        kind,
        text: written,
        holds: ({ type }) => means.includes(type),
      }));

  const valued =
    (kind: string, list: string, valuesOf: (product: CatalogueProduct) => readonly string[]): Source =>
    (product) =>
      one(
        readEntries(list).filter(({ means }) => means.some((each) => valuesOf(product).includes(each))),
      ).flatMap(({ written, means }) =>
        one(written.split('|')).map((text) => ({
          kind,
          text,
          holds: (other: CatalogueProduct) => valuesOf(other).some((each) => means.includes(each)),
        })),
      );

  const choices =
    (key: string) =>
    ({ attributes }: CatalogueProduct): readonly string[] =>
      attributes.flatMap((each) => (each.kind === 'choice' && each.key === key ? each.values : []));

  const familyOf = ({ colours }: CatalogueProduct, { colour }: ProductVariant): string | undefined =>
    colours.find(({ id }) => id === colour)?.family;

  const price = (_: CatalogueProduct, variant: ProductVariant): Clause[] => {
    const own = priceOf(variant) / 100;
    const step = own < 100 ? 10 : own < 500 ? 50 : 100;
    const [above, below] = [
      Math.ceil((own + 1) / step) * step,
      Math.max(step, Math.floor(own / step) * step),
    ];
    const within = (from: number, to: number) => (_: CatalogueProduct, other: ProductVariant) =>
      priceOf(other) >= from * 100 && priceOf(other) <= to * 100;
    return one([
      {
        kind: 'price',
        text: fill(words.below, above),
        holds: within(0, above),
      },
      ...(below <= own
        ? [
            {
              kind: 'price',
              text: fill(words.above, below),
              holds: within(below, Infinity),
            },
            {
              kind: 'price',
              text: fill(words.between, below, above),
              holds: within(below, above),
            },
          ]
        : []),
    ]);
  };

  const without: Source = (product) =>
    one(readEntries(words.parts).filter(({ means }) => means.includes(product.type))).map(({ written }) => ({
      kind: 'without',
      text: words.without.replace('{}', written),
      holds: (other) => !mentions(other, written),
    }));

  function mentions(product: CatalogueProduct, part: string): boolean {
    const { name, noun: own } = inLocale(product.texts, locale);
    const materials = readEntries(words.materials)
      .filter(({ written }) => written.split('|').includes(part))
      .flatMap(({ means }) => means);
    if (choices('material')(product).some((each) => materials.includes(each))) return true;
    const stem = part.slice(0, Math.max(3, part.length - 1));
    const said = `${own} ${name}`.toLowerCase();
    return said.includes(stem) && !said.includes(words.without.replace('{}', stem));
  }

  return {
    type: (product) => [
      {
        kind: 'type',
        text: noun(product),
        holds: (other) => noun(other) === noun(product),
      },
    ],
    plural: named('plural'),
    wider: named('wider'),
    synonym: named('synonym'),
    dialect: named('dialect'),
    colour: (product, variant) => {
      const family = familyOf(product, variant);
      const entry = readEntries(words.colours).find(({ means }) => means[0] === family);
      return one(entry ? entry.written.split(' ') : []).map((text) => ({
        kind: 'colour',
        text,
        holds: (other, own) => familyOf(other, own) === family,
      }));
    },
    material: valued('material', words.materials, choices('material')),
    audience: valued('audience', words.audiences, (product) => [...audienceOf(product)]),
    season: valued('season', words.seasons, choices('season')),
    size: (_, { size }) => (size === null ? [] : [sizeClause(size)]),
    measure: (product) => one(measures(product)),
    brand: ({ brand }) =>
      brand === ''
        ? []
        : [
            {
              kind: 'brand',
              text: brand,
              holds: (other) => other.brand === brand,
            },
          ],
    energy: ({ energy }) =>
      energy
        ? [
            {
              kind: 'energy',
              text: fill(words.energy, energy.class),
              holds: (other) => other.energy?.class === energy.class,
            },
          ]
        : [],
    price,
    without,
    quality: () => [{ kind: 'quality', text: fill(words.quality), holds: () => true }],
    number: ({ sku }) => [{ kind: 'number', text: sku, holds: (other) => other.sku === sku }],
    name: (product) => {
      const { name } = inLocale(product.texts, locale);
      const [, model] = /[„“«»"]\s*([^„“”«»"]+?)\s*[“”«»"]/u.exec(name) ?? [];
      if (model === undefined)
        return [
          {
            kind: 'name',
            text: name,
            holds: (other) => inLocale(other.texts, locale).name === name,
          },
        ];
      return one([
        {
          kind: 'name',
          text: `${noun(product)} ${model}`,
          holds: (other: CatalogueProduct) =>
            noun(other) === noun(product) && inLocale(other.texts, locale).name.includes(model),
        },
        {
          kind: 'name',
          text: name.replaceAll(/[„“”«»"]/g, ''),
          holds: (other: CatalogueProduct) => inLocale(other.texts, locale).name === name,
        },
      ]);
    },
  };

  function sizeClause(size: string): Clause {
    const plain = size.replaceAll(' ', '').replace('×', 'x').toLowerCase();
    const isWord = /[x/]|^\d{2,3}[a-k]$/.test(plain);
    const text = isWord
      ? fill(['{}', '{}'], chance.happens(0.5) ? plain : size.toLowerCase())
      : fill(words.size, size);
    return { kind: 'size', text, holds: (_, other) => other.size === size };
  }

  function measures({ attributes }: CatalogueProduct): Clause[] {
    return attributes.flatMap((own) => {
      const units = own.kind === 'number' && own.unit !== null ? words.units[own.unit] : undefined;
      if (own.kind !== 'number' || !units) return [];
      const text = String(own.value).replace('.', ',') + fill(units);
      const isSame = (each: CatalogueProduct['attributes'][number]): boolean =>
        each.kind === 'number' && each.unit === own.unit && each.value === own.value;
      return [
        {
          kind: 'measure',
          text,
          holds: (other: CatalogueProduct) => other.attributes.some(isSame),
        },
      ];
    });
  }
}
