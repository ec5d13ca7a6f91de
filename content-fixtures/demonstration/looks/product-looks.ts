import type { ProductAttribute } from '../../../schemas/catalogue/product-attribute.ts';
import { createChance, type Chance } from '../chance.ts';
import type { Look } from './look.ts';

/** What of a product its look is made from. */
export interface LookedAt {
  sku: string;
  /** Products that may not look alike: those of one kind. */
  kind: string;
  look: Look;
  /** What the words of its name want; wins over facts and chance. */
  named: Readonly<Record<string, unknown>>;
  attributes: readonly ProductAttribute[];
}

/** Parameters of a product's pictures, but for its colour, and how wide and high it is beside its kind's own drawing. */
export interface ProductLook {
  params: Readonly<Record<string, unknown>>;
  build: { wide: number; high: number };
}

/** How often chance is asked anew for a look that no other product of the kind has. */
const attempts = 60;

/** Gives looks to products, one after the other: to each another one than those before it of its kind have. */
export function createProductLooks(): (product: LookedAt) => ProductLook {
  const taken = new Map<string, Set<string>>();
  return (product) => {
    const others = taken.get(product.kind) ?? new Set<string>();
    taken.set(product.kind, others);
    let made = lookOf(product, others.size, createChance(`${product.sku} look`));
    for (let attempt = 1; others.has(JSON.stringify(made)) && attempt < attempts; attempt += 1)
      made = lookOf(product, others.size, createChance(`${product.sku} look ${attempt}`));
    others.add(JSON.stringify(made));
    return made;
  };
}

/** Chance and facts give the parameters; proportions go round, so that neighbours differ in them. */
function lookOf({ look, named, attributes }: LookedAt, nth: number, chance: Chance): ProductLook {
  const said = new Map(attributes.flatMap((attribute) => valueOf(attribute)));
  const drawn = Object.entries(look.draws).map(([name, [first, ...rest]]) => [
    name,
    chance.pick([first, ...rest]),
  ]);
  const facts = Object.entries(look.facts).map(([key, byValue]) => byValue[String(said.get(key))] ?? {});
  const params = Object.assign({}, Object.fromEntries(drawn), ...facts, named) as Record<string, unknown>;
  // Null stands for a parameter that is not given.
  const given = Object.entries(params).filter(([, value]) => value !== null);
  const [wide, high] = look.builds[nth % look.builds.length] ?? [1, 1];
  const measured = buildOf(look.measures, said);
  return {
    params: Object.fromEntries(given),
    build: { wide: rounded(measured.wide * wide), high: rounded(measured.high * high) },
  };
}

function valueOf(attribute: ProductAttribute): [string, string | number][] {
  if (attribute.kind === 'choice')
    return attribute.values[0] === undefined ? [] : [[attribute.key, attribute.values[0]]];
  return attribute.kind === 'number' ? [[attribute.key, attribute.value]] : [];
}

/** The longer side as drawn, so that nothing leaves the picture. */
function buildOf(
  { wide, high }: Look['measures'],
  said: ReadonlyMap<string, string | number>,
): ProductLook['build'] {
  const share = (measure: readonly [string, number] | undefined): number =>
    measure ? Number(said.get(measure[0]) ?? measure[1]) / measure[1] : 1;
  const [across, up] = [share(wide), share(high)];
  const most = Math.max(across, up);
  return { wide: across / most, high: up / most };
}

const rounded = (share: number): number => Math.round(Math.max(0.4, share) * 100) / 100;
