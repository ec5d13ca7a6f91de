import { lightnessOf } from '../../illustration/drawing/colour.ts';
import { colour as drawnColour } from '../../illustration/drawing/palette.ts';
import type { ProductPicture } from '../../../schemas/catalogue/product-colour.ts';
import { createChance, type Chance } from '../chance.ts';
import type { ProductLook } from './product-looks.ts';

/** A recipe as recipe files have it. */
export interface RawRecipe {
  id: string;
  kind: string;
  [field: string]: unknown;
}

export interface ProductRecipe {
  sku: string;
  kind: string;
  /** Undefined: it has no colours. */
  colour: string | undefined;
  /** The picture of its kind that the colour was made for, as recipe files have it. */
  base: RawRecipe;
  look: ProductLook;
  /** Parameters that come with the colour though they are none. */
  ofColour: readonly string[];
  views: readonly ('back' | 'detail')[];
}

/** Walls that go with warm things, and with cool ones. */
const walls = {
  cool: ['wall-mist', 'wall-sky', 'wall-sage', 'wall-mint', 'wall-pebble', 'wall-lilac'],
  warm: ['wall-stone', 'wall-sand', 'wall-clay', 'wall-straw', 'wall-chalk', 'wall-rose'],
} as const;

const inks = {
  onDark: ['#efe4d2', '#dcb468', '#d8837b', '#c3d5e2', '#e6cbc2'],
  onLight: ['#5b6b52', '#4f6d8e', '#a4503a', '#7c2f4c', '#3c5546'],
} as const;

/** The recipe of a product in one colour. Its colours differ in colours alone: all else follows from the product. */
export function productRecipe(product: ProductRecipe): RawRecipe {
  const { sku, colour, base, look, ofColour, views } = product;
  const chance = createChance(`${sku} setting`);
  const given = (base.params ?? {}) as Record<string, unknown>;
  // A thing without colours is drawn as its kind's picture in all that its look leaves open.
  const scheme = colour === undefined ? given : colourScheme(given, ofColour);
  const params: Record<string, unknown> = { ...scheme, ...look.params };
  for (const name of ofColour) if (given[name] !== undefined) params[name] = given[name];
  const dye = dyeOf(params.colour);
  if (isInkless(params.print)) params.print = { ...params.print, colour: inkOn(dye, chance) };
  return {
    id: pictureName(product),
    kind: base.kind,
    wall: wallFor(dye, chance),
    ...(base.floor === undefined ? {} : { floor: base.floor }),
    ...(base.format === undefined ? {} : { format: base.format }),
    also: [...views, 'close'],
    build: look.build,
    seed: sku,
    params,
  };
}

/** The pictures that a product's recipe makes. */
export function productPictures(
  product: Pick<ProductRecipe, 'sku' | 'kind' | 'colour' | 'views'>,
): ProductPicture[] {
  const id = pictureName(product);
  return [
    { id, view: 'front' },
    ...product.views.map((view): ProductPicture => ({ id: `${id}-${view}`, view })),
    { id: `${id}-close`, view: 'detail' },
  ];
}

/** `wrap-dress-8000004-sage`. */
function pictureName({ sku, kind, colour }: Pick<ProductRecipe, 'sku' | 'kind' | 'colour'>): string {
  return [kind, sku, ...(colour === undefined ? [] : [colour])].join('-');
}

function colourScheme(params: Record<string, unknown>, ofColour: readonly string[]): Record<string, unknown> {
  const isColour = (value: unknown): boolean =>
    Array.isArray(value) ? value.every(isColour) : drawnColour.safeParse(value).success;
  return Object.fromEntries(
    Object.entries(params).filter(([name, value]) => ofColour.includes(name) || isColour(value)),
  );
}

const isInkless = (print: unknown): print is object =>
  typeof print === 'object' && print !== null && !('colour' in print);

const dyeOf = (given: unknown): string => drawnColour.safeParse(given).data ?? '#c7cacb';

function inkOn(dye: string, chance: Chance): string {
  return chance.pick(lightnessOf(dye) > 0.72 ? inks.onLight : inks.onDark);
}

/** A cool wall behind a warm thing, and the other way round. */
function wallFor(dye: string, chance: Chance): string {
  const [red, blue] = [1, 5].map((at) => Number.parseInt(dye.slice(at, at + 2), 16));
  return chance.pick((red ?? 0) > (blue ?? 0) + 8 ? walls.cool : walls.warm);
}
