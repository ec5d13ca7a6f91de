import { expect, test, vi } from 'vitest';
import { recallText } from './recall-text.ts';
import { testPageView } from '../testing/page-view.ts';

test('makes a text once per language', () => {
  const german = testPageView();
  const french = testPageView();
  const make = vi.fn<() => string>(() => 'ab 5 Farben');
  expect(recallText(german, 'colours 5', make)).toBe('ab 5 Farben');
  expect(recallText({ ...german, nodeId: 'n2' }, 'colours 5', make)).toBe('ab 5 Farben');
  expect(make).toHaveBeenCalledTimes(1);
  recallText(french, 'colours 5', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('forgets instead of growing without end', () => {
  const page = testPageView();
  const make = vi.fn<() => string>(() => 'x');
  recallText(page, 'first', make);
  for (let index = 0; index <= 5001; index++) recallText(page, `other ${index}`, () => 'y');
  recallText(page, 'first', make);
  expect(make).toHaveBeenCalledTimes(2);
});
