import { describe, expect, test } from 'vitest';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { routeTable } from './route-table.ts';
import type { TenantConfig } from './tenant.ts';

const tenant: TenantConfig = {
  ...testTenant,
  defaultLocale: 'de-DE',
  routes: {
    home: { path: '/' },
    basket: { path: { 'de-DE': '/warenkorb', 'fr-CH': '/panier' }, page: '/_/basket' },
    french: { path: { 'fr-CH': '/paiement' } },
    'after-payment': { path: '/kasse/bezahlt/' },
    product: { path: '/p/:slug-:sku', page: '/_/product' },
    category: { path: '/c/*path', page: '/_/category' },
  },
};
const german = routeTable(tenant, 'de-DE');

describe('a route table', () => {
  test.each([
    ['/', 'home', {}, '/'],
    ['/warenkorb', 'basket', {}, '/warenkorb'],
    ['/warenkorb/', 'basket', {}, '/warenkorb'],
    ['/kasse/bezahlt', 'after-payment', {}, '/kasse/bezahlt/'],
    ['/p/langer-mantel-17', 'product', { slug: 'langer-mantel', sku: '17' }, '/p/langer-mantel-17'],
    ['/c/mode/damen', 'category', { path: 'mode/damen' }, '/c/mode/damen'],
  ])('finds %s', (path, name, parameters, canonicalPath) => {
    expect(german.match(path)).toMatchObject({ name, parameters, canonicalPath });
  });

  test.each([
    '',
    '//',
    '/Warenkorb',
    '/warenkorb//',
    '/p/mantel',
    '/p/mantel-',
    '/p/langer-mantel-',
    '/p/a/b-1',
    '/c',
    '/c/',
    '/panier',
    '/paiement',
    '/constructor',
  ])('does not find %j', (path) => {
    expect(german.match(path)).toBeUndefined();
  });

  test('has the paths of the locale, else those of the default locale', () => {
    const french = routeTable(tenant, 'fr-CH');
    expect([french.path('basket'), french.path('home'), routeTable(tenant, 'nl-NL').path('basket')]).toEqual([
      '/panier',
      '/',
      '/warenkorb',
    ]);
  });

  test('makes addresses with the prefix of the locale', () => {
    const [only] = tenant.locales;
    const locales = only ? [only, { ...only, locale: 'fr-CH', prefix: '/fr' }] : [];
    const french = routeTable({ ...tenant, locales }, 'fr-CH');
    expect([french.address('basket'), french.address('home'), french.address('nobody')]).toEqual([
      '/fr/panier',
      '/fr',
      undefined,
    ]);
    expect(german.address('basket')).toBe('/warenkorb');
  });

  test('lacks a route that has no path in the locale, and leaves the home page alone', () => {
    expect(german.path('french')).toBeUndefined();
    expect(german.match('/')?.name).toBe('home');
  });

  test('makes paths that lead back', () => {
    const path = german.path('product', { slug: 'größe/50%', sku: '17' }) ?? '';
    expect(path).toBe('/p/gr%C3%B6%C3%9Fe/50%25-17');
    expect(german.path('category', { path: 'mode/für damen' })).toBe('/c/mode/f%C3%BCr%20damen');
  });

  test.each([
    ['constructor', {}],
    ['product', {}],
    ['product', { slug: 'a', sku: '' }],
    ['nobody', {}],
  ])('makes no path of %s with %j', (name, parameters) => {
    expect(german.path(name, parameters)).toBeUndefined();
  });
});
