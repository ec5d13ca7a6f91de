import { expect, test } from 'vitest';
import { colourFamily } from './colour-family.ts';

test.each([
  ['#ffffff', 'white'],
  ['#f4f2ed', 'white'],
  ['#000000', 'black'],
  ['#9ba0a1', 'grey'],
  ['#ff0000', 'red'],
  ['#ffb0b0', 'rose'],
  ['#ff8800', 'orange'],
  ['#ffee00', 'yellow'],
  ['#3c5546', 'green'],
  ['#26344d', 'blue'],
  ['#8a5230', 'brown'],
  ['#d9c5a6', 'beige'],
  ['#d040a0', 'rose'],
])('%s is %s', (swatch, family) => {
  expect(colourFamily(swatch)).toBe(family);
});
