import { describe, expect, test } from 'vitest';
import { lifeOf, spansOf, stateOf } from './page-life.ts';

const wall = 1_000_000_000;
const day = 86_400_000;
const at = (now: number, clock: number) => ({ now: () => wall + now, clock: () => clock });

describe('the life of a page', () => {
  test.each([
    [undefined, 15_000, 15_000 + day],
    [wall + 60_000, 15_000, 60_000],
    [wall + 5000, 5000, 5000],
    [wall - 5000, -5000, -5000],
  ])('that ends at %s', (until, fresh, kept) => {
    expect(spansOf({ until }, wall)).toEqual({ fresh, kept });
  });

  const page = lifeOf({ until: wall + 60_000 }, wall, at(0, 500));

  test.each([
    ['at once', 0, 500, 'fresh'],
    ['to the end of its time', 14_999, 15_499, 'fresh'],
    ['after it', 15_000, 15_500, 'stale'],
    ['once something that it shows is over', 60_000, 60_500, 'ended'],
    ['while the clock on the wall stands still', 0, 15_500, 'stale'],
    ['when that was turned on, to before its end', 59_999, 501, 'fresh'],
    ['when that was turned on, past its end', 3_600_000, 501, 'ended'],
    ['when that was turned back to before it was drawn', -1, 501, 'ended'],
  ] as const)('is measured by a clock that nobody turns: %s', (_when, now, clock, state) => {
    expect(stateOf(page, at(now, clock))).toBe(state);
  });
});
