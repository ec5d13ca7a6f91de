import { expect, test } from 'vitest';
import { sizeValue } from './size-value.ts';

test('a number that several tables of sizes use is told apart by its table, a name of its own is not', () => {
  expect(sizeValue('38', { sizeTable: 'women' })).toBe('38');
  expect(sizeValue('38', { sizeTable: null })).toBe('38');
  expect(sizeValue('38', { sizeTable: 'shoes' })).toBe('shoe-38');
  expect(sizeValue('38', { sizeTable: 'shirt' })).toBe('collar-38');
  expect(sizeValue('75B', { sizeTable: 'bras' })).toBe('75B');
  expect(sizeValue('L', { sizeTable: 'shirt' })).toBe('L');
});
