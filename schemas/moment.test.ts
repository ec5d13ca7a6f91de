import { expect, test } from 'vitest';
import { isWithin, moment } from './moment.ts';

const from = '2026-12-01T00:00:00+01:00';
const to = '2026-12-02T00:00:00+01:00';
const [start, end] = [Date.parse(from), Date.parse(to)];

test.each([
  [start - 1, { from, to }, false],
  [start, { from, to }, true],
  [end - 1, { from, to }, true],
  [end, { from, to }, false],
  [0, { to }, true],
  [end, { from, to: null }, true],
  [0, {}, true],
])('%i is within %j: %s', (now, span, expected) => expect(isWithin(now, span)).toBe(expected));

test.each(['2026-12-01', '2026-12-01T00:00:00', '2026-13-01T00:00:00Z'])('%s is no moment', (text) => {
  expect(moment.safeParse(text).error?.issues[0]?.message).toContain('with its offset');
});
