import { z } from 'zod';

/** Colours by name: of things, woods, metals and walls. Chroma stays low; the picture's light does the rest. */
export const palette = {
  white: '#f4f2ed',
  ivory: '#f1e9da',
  cream: '#efe4d2',
  sand: '#d9c5a6',
  taupe: '#a7988a',
  stone: '#c9bfb1',
  camel: '#b98a58',
  cognac: '#8a5230',
  chocolate: '#54382b',
  rust: '#a4503a',
  terracotta: '#b2664a',
  coral: '#d98a74',
  ochre: '#c6953f',
  mustard: '#bf9440',
  honey: '#dcb468',
  olive: '#77794c',
  sage: '#7d9183',
  forest: '#3c5546',
  mint: '#b5cfc2',
  petrol: '#1c6474',
  teal: '#12687a',
  sky: '#c3d5e2',
  denim: '#4f6d8e',
  navy: '#26344d',
  night: '#2c3c55',
  lilac: '#b3a6c4',
  berry: '#7c2f4c',
  plum: '#563049',
  rose: '#cf9c9b',
  blush: '#e6cbc2',
  red: '#a63a36',
  grey: '#9ba0a1',
  silver: '#c7cacb',
  steel: '#b9bfc2',
  charcoal: '#4a4c4f',
  anthracite: '#42484c',
  black: '#2a2a2c',
  oak: '#b58b62',
  beech: '#cfa777',
  pine: '#dbb887',
  walnut: '#7a5233',
  'dark-oak': '#5d3f2a',
  'white-oak': '#d8c6ab',
  brass: '#b98f55',
  copper: '#b5714f',
  chrome: '#c8ccce',
  'black-metal': '#33373a',
  'wall-stone': '#e9e2d8',
  'wall-sand': '#ece3d6',
  'wall-clay': '#e6d9cc',
  'wall-rose': '#ecdfdc',
  'wall-sage': '#dbdfd2',
  'wall-mist': '#dfe4e6',
  'wall-sky': '#d9e3e8',
  'wall-mint': '#dae5e0',
  'wall-straw': '#ece5d3',
  'wall-pebble': '#d8d5cd',
  'wall-lilac': '#e3dfe6',
  'wall-chalk': '#ebe8e2',
} as const satisfies Record<string, string>;

export type ColourName = keyof typeof palette;

const names = Object.keys(palette) as [ColourName, ...ColourName[]];

const expected = 'a name of the palette or #rrggbb in lower case is expected';

/** A colour of a recipe: a name of the palette or #rrggbb. The outcome is always #rrggbb. */
export const colour = z
  .union([z.enum(names), z.string().regex(/^#[0-9a-f]{6}$/, expected)], { error: expected })
  .transform((value) => (value in palette ? palette[value as ColourName] : value));
