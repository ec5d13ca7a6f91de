import { expect, test } from 'vitest';
import { inSizeOrder } from './size-order.ts';

test.each([
  [
    ['L', '34', 'XL', 'M', '36', 'S'],
    ['34', '36', 'S', 'M', 'L', 'XL'],
  ],
  [
    ['116', '92', '98', '104'],
    ['92', '98', '104', '116'],
  ],
  [
    ['3XL', 'XXL', 'XS', 'XXS', 'XL'],
    ['XXS', 'XS', 'XL', 'XXL', '3XL'],
  ],
  [
    ['80A', '75C', '75B', '70D'],
    ['70D', '75B', '75C', '80A'],
  ],
  [
    ['W32/L34', 'W29/L32', 'W32/L32'],
    ['W29/L32', 'W32/L32', 'W32/L34'],
  ],
  [
    ['200 × 200 cm', '140 × 200 cm', '80 × 150 cm'],
    ['80 × 150 cm', '140 × 200 cm', '200 × 200 cm'],
  ],
  [
    ['40,5', '41', '40'],
    ['40', '40,5', '41'],
  ],
  [
    ['L/XL', 'L', 'S/M', 'S'],
    ['S', 'S/M', 'L', 'L/XL'],
  ],
  [
    ['weit', 'normal', '38', 'M'],
    ['38', 'M', 'normal', 'weit'],
  ],
  [
    ['205/55 R16', '195/65 R15', '205/50 R17'],
    ['195/65 R15', '205/50 R17', '205/55 R16'],
  ],
])('sizes %j stand as %j', (given, ordered) => {
  expect(inSizeOrder(given, (size) => size)).toEqual(ordered);
});
