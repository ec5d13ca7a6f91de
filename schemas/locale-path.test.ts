import { expect, test } from 'vitest';
import { localePrefix, withLocalePrefix } from './locale-path.ts';

test.each([
  ['', '/lp/herbst', '/lp/herbst'],
  ['/fr', '/lp/automne', '/fr/lp/automne'],
  ['/fr', '/', '/fr'],
  ['/fr', '/?q=1', '/fr?q=1'],
  ['/fr', '/#top', '/fr#top'],
  ['/fr', '/fr', '/fr'],
  ['/fr', '/fr/lp/automne', '/fr/lp/automne'],
  ['/fr', '/fr?q=1', '/fr?q=1'],
  ['/fr', '/frauen', '/fr/frauen'],
  ['/fr', '#taille', '#taille'],
  ['/fr', '?page=2', '?page=2'],
])('below %j, %s is %s', (prefix, address, expected) => {
  expect(withLocalePrefix(prefix, address)).toBe(expected);
});

test('each locale of a shop has its own prefix, and one that the shop has not has none', () => {
  const locales = [
    { locale: 'de-DE', prefix: '' },
    { locale: 'fr-CH', prefix: '/fr' },
  ];
  const prefixes = ['de-DE', 'fr-CH', 'it-IT'].map((locale) => localePrefix({ locales }, locale));
  expect(prefixes).toEqual(['', '/fr', '']);
});
