import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrange, type Span } from './arrangement.ts';

const span = fc.constantFrom<Span>('one', 'wide', 'tall', 'large');
const written = (spans: Span[]): string => {
  const { columns, sizes } = arrange(spans);
  return `${columns}: ${sizes.map((size) => `${size.columns}x${size.rows}`).join(' ')}`;
};

test('takes as many columns as the banners fill', () => {
  expect(written(['one', 'one', 'one', 'one'])).toBe('4: 1x1 1x1 1x1 1x1');
  expect(written(['large', 'one', 'one', 'wide'])).toBe('4: 2x2 1x1 1x1 2x1');
  expect(written(['one', 'one'])).toBe('2: 1x1 1x1');
  expect(written(['wide', 'one'])).toBe('3: 2x1 1x1');
});

test('makes the last banner larger instead of leaving a hole, by as little as it can', () => {
  expect(written(['one', 'one', 'one', 'one', 'one'])).toBe('3: 1x1 1x1 1x1 1x1 2x1');
  expect(written(['tall', 'one'])).toBe('2: 1x2 1x2');
  expect(written(['large', 'one'])).toBe('3: 2x2 1x2');
});

test('keeps what was asked of all but the last, and fits every banner', () => {
  const asked = { one: [1, 1], wide: [2, 1], tall: [1, 2], large: [2, 2] };
  fc.assert(
    fc.property(fc.array(span, { minLength: 2, maxLength: 6 }), (spans) => {
      const { columns, sizes } = arrange(spans);
      const all = sizes.map((size) => [size.columns, size.rows]);
      expect(all.slice(0, -1)).toEqual(spans.slice(0, -1).map((name) => asked[name]));
      expect(sizes.every((size) => size.columns <= columns && size.rows <= 2)).toBe(true);
    }),
  );
});
