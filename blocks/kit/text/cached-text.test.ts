import { expect, test, vi } from 'vitest';
import { cachedText } from './cached-text.ts';
import { testPageView } from '../testing/page-view.ts';

test('makes a text once per language', () => {
  const german = testPageView();
  const french = testPageView();
  const make = vi.fn<() => string>(() => 'ab 5 Farben');
  expect(cachedText(german, 'colours 5', make)).toBe('ab 5 Farben');
  expect(cachedText({ ...german, nodeId: 'n2' }, 'colours 5', make)).toBe('ab 5 Farben');
  expect(make).toHaveBeenCalledTimes(1);
  cachedText(french, 'colours 5', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('forgets instead of growing without end', () => {
  const page = testPageView();
  const make = vi.fn<() => string>(() => 'x');
  cachedText(page, 'first', make);
  for (let index = 0; index <= 5001; index++) cachedText(page, `other ${index}`, () => 'y');
  cachedText(page, 'first', make);
  expect(make).toHaveBeenCalledTimes(2);
});
