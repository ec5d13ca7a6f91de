import { describe, expect, test } from 'vitest';
import { lifeOf } from './page-life.ts';

const now = 1_000_000;

describe('the life of a page', () => {
  test.each([
    [undefined, 15_000, 15_000 + 86_400_000],
    [now + 60_000, 15_000, 60_000],
    [now + 5000, 5000, 5000],
    [now - 5000, -5000, -5000],
  ])('that ends at %s', (until, fresh, end) => {
    expect(lifeOf({ until }, now)).toEqual({ freshUntil: now + fresh, hardEnd: now + end });
  });
});
