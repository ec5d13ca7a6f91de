import { describe, expect, test } from 'vitest';
import { mergeQuery } from './merge-query.ts';

const german = { filter: 'filter', page: 'seite' };

const merge = (pending: string, shown: string, target: string, names = german): string =>
  mergeQuery(
    new URLSearchParams(pending),
    new URLSearchParams(shown),
    new URLSearchParams(target),
    names,
  ).toString();

describe('mergeQuery', () => {
  test('adds what was chosen to what is on its way', () => {
    expect(merge('filter=a', '', 'filter=b')).toBe('filter=a&filter=b');
    expect(merge('filter=a&filter=c', 'filter=a', 'filter=a&filter=b')).toBe('filter=a&filter=c&filter=b');
  });

  test('takes away what was taken away', () => {
    expect(merge('filter=a&filter=b', 'filter=a', '')).toBe('filter=b');
  });

  test('pressed twice, a filter is as it was', () => {
    expect(merge('filter=a', '', 'filter=a')).toBe('filter=a');
    expect(merge('filter=a&filter=b', 'filter=a&filter=b', 'filter=b')).toBe('filter=b');
  });

  test('of orders, prices and stars the last counts', () => {
    expect(merge('sortierung=rating', '', 'sortierung=price-up')).toBe('sortierung=price-up');
    expect(merge('preis=1-2&filter=a', 'filter=a', 'filter=a&preis=-9')).toBe('preis=-9&filter=a');
  });

  test('keeps the term, and begins at the first page again', () => {
    expect(merge('q=kleid&filter=a', 'q=kleid&seite=3', 'q=kleid&filter=b')).toBe(
      'q=kleid&filter=a&filter=b',
    );
    expect(merge('q=kleid&seite=4', 'q=kleid&seite=3', 'q=kleid&filter=b')).toBe('q=kleid&filter=b');
  });

  test('goes by the names that parameters have in the language of the page', () => {
    const french = { filter: 'filtre', page: 'page' };
    expect(merge('filtre=a&page=2', '', 'filtre=b', french)).toBe('filtre=a&filtre=b');
  });
});
