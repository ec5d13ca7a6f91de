import { expect, test } from 'vitest';
import { addressIn, localePrefix, withLocalePrefix, withoutLocalePrefix } from './locale-path.ts';

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

test.each([
  ['/lp/automne', '/fr/lp/automne'],
  ['/nl/klantenservice', '/nl/klantenservice'],
  ['/nl?q=1', '/nl?q=1'],
  ['/nlx', '/fr/nlx'],
  ['?page=2', '?page=2'],
])('%s on a French page is %s', (written, address) => {
  const locales = [
    { locale: 'de-DE', prefix: '' },
    { locale: 'fr-CH', prefix: '/fr' },
    { locale: 'nl-NL', prefix: '/nl' },
  ];
  expect(addressIn({ locales }, 'fr-CH', written)).toBe(address);
});

test.each([
  ['/fr', '/fr', '/'],
  ['/fr', '/fr/lp/automne', '/lp/automne'],
  ['/fr', '/lp/automne', '/lp/automne'],
  ['/fr', '/frauen', '/frauen'],
  ['', '/fr/lp', '/fr/lp'],
])('without %j, %s is %s', (prefix, path, expected) => {
  expect(withoutLocalePrefix(prefix, path)).toBe(expected);
});
