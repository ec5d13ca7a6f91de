import { expect, test } from 'vitest';
import { sizeSystemOf } from './size-system.ts';

test.each([
  ['38', 'clothing'],
  ['shoe-38', 'shoe'],
  ['collar-38', 'collar'],
  ['height-116', 'height'],
  ['W32/L34', 'jeans'],
  ['XL', 'letters'],
  ['M', 'letters'],
  ['S/M', 'letters'],
  ['3XL', 'letters'],
  ['140 × 200 cm', 'measure'],
  ['55–57', 'measure'],
  ['lang', 'other'],
] as const)('%s is a size of its own system', (value, system) => {
  expect(sizeSystemOf(value)).toEqual({ system });
});

test('cups stand under their band', () => {
  expect(sizeSystemOf('75B')).toEqual({ system: 'band', band: '75' });
  expect(sizeSystemOf('100DD')).toEqual({ system: 'band', band: '100' });
});
