import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { createChance, type Chance } from '../../../content-fixtures/demonstration/products/chance.ts';
import { clauseSources, type Clause, type ClauseParts } from './clauses.ts';
import { misspell, respell, takeApart } from './misspell.ts';

export interface JudgedQuery {
  text: string;
  /** Kinds of its facts, what was done to its letters, and how many facts it has. */
  kinds: readonly string[];
  /** Article numbers of the products that satisfy it in one variant that can be bought. */
  right: ReadonlySet<string>;
}

const things = ['type', 'plural', 'wider', 'synonym', 'dialect'];
const qualities = [
  'colour',
  'material',
  'size',
  'measure',
  'brand',
  'audience',
  'season',
  'energy',
  'price',
  'without',
  'quality',
];
const whole = ['number', 'name'];
const changes = ['apart', 'letters', 'error'];

/** Queries made from the facts of products, the same for the same seed; the kinds take turns. */
export function judgedQueries(
  products: readonly CatalogueProduct[],
  count: number,
  seed: string,
  parts: Omit<ClauseParts, 'chance'>,
): JudgedQuery[] {
  const chance = createChance(seed);
  const sources = clauseSources({ ...parts, chance });
  const kinds = [...things, ...qualities, ...whole, ...changes];
  const buyable = products.map((product) => ({
    product,
    variants: product.variants.filter(
      ({ stock, offers }) => stock > 0 && Object.hasOwn(offers, parts.locale),
    ),
  }));
  const found = new Map<string, JudgedQuery>();
  for (let attempt = 0; found.size < count && attempt < count * 100; attempt++) {
    const query = makeQuery(kinds[attempt % kinds.length] ?? 'type');
    if (query && !found.has(query.text)) found.set(query.text, query);
  }
  return [...found.values()];

  function makeQuery(wanted: string): JudgedQuery | undefined {
    const { product, variants } = buyable[chance.between(0, buyable.length - 1)] ?? {};
    const variant = variants?.[chance.between(0, variants.length - 1)];
    if (!product || !variant) return undefined;
    const clauseOf = (kind: string): Clause | undefined => sources[kind]?.(product, variant)[0];
    const isOf = (list: readonly string[]): boolean => list.includes(wanted);
    const first = isOf(whole)
      ? clauseOf(wanted)
      : clauseOf(isOf(things) ? wanted : (things[chance.between(0, things.length - 1)] ?? 'type'));
    if (!first) return undefined;
    const clauses = [first];
    if (isOf(qualities)) {
      const own = clauseOf(wanted);
      if (!own) return undefined;
      clauses.push(own);
    }
    const more = isOf(whole) ? 0 : chance.between(0, isOf(qualities) ? 3 : 2);
    for (let index = 0; index < more; index++) {
      const kind = qualities[chance.between(0, qualities.length - 1)] ?? '';
      const own = clauses.some((each) => each.kind === kind) ? undefined : clauseOf(kind);
      if (own && !(kind === 'season' && /winter|sommer|hiver|été|zomer/i.test(first.text))) clauses.push(own);
    }
    const change = isOf(changes) ? wanted : '';
    const changed = changeOf(first.text, change, parts.words.umlauts, chance);
    if (changed === undefined) return undefined;
    const texts = [changed.replaceAll('|', ''), ...clauses.slice(1).map(({ text }) => text)];
    const right = buyable.filter((each) =>
      each.variants.some((own) => clauses.every((clause) => clause.holds(each.product, own))),
    );
    if (right.length === 0) return undefined;
    return {
      text: shuffled(texts, chance).join(' ').toLowerCase(),
      kinds: [
        ...clauses.map(({ kind }) => kind),
        ...(change === '' ? [] : [change]),
        `${clauses.length} facts`,
      ],
      right: new Set(right.map((each) => each.product.sku)),
    };
  }
}

function changeOf(text: string, change: string, hasUmlauts: boolean, chance: Chance): string | undefined {
  switch (change) {
    case 'apart':
      return takeApart(text, chance);
    case 'letters':
      return respell(text, hasUmlauts, chance);
    case 'error':
      return misspell(text.replaceAll('|', ''), chance);
    default:
      return text;
  }
}

function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  return items
    .map((item) => ({ item, at: chance.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
