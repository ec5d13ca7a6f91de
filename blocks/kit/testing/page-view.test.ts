import { describe, expect, test } from 'vitest';
import { testPageView } from './page-view.ts';

describe('testPageView', () => {
  test('writes amounts as the locale does', () => {
    expect(testPageView().price(1_234_550)).toBe('€\u00a012.345,50');
  });

  test('gives the block’s text with its values, in the form of the number', () => {
    const page = testPageView({
      messages: { 'a.count_one': '{{count}} Artikel', 'a.count_other': '{{count}} Artikel für {{who}}' },
    });
    expect(page.t('a.count', { count: 1 })).toBe('1 Artikel');
    expect(page.t('a.count', { count: 3, who: 'Dich' })).toBe('3 Artikel für Dich');
    expect(page.t('a.unknown')).toBe('a.unknown');
  });

  test('knows only the routes that are built', () => {
    const page = testPageView({ built: ['product'] });
    expect(page.route('product', { slug: 'mantel', sku: '17' })).toBe('/p/mantel-17');
    expect(page.route('search')).toBeUndefined();
    expect(page.link({ route: 'search' })).toBeUndefined();
  });

  test('puts the locale’s prefix before the shop’s own paths', () => {
    const locales = [
      {
        locale: 'fr-CH',
        prefix: '/fr',
        currency: 'CHF' as const,
        country: 'CH',
        label: 'Français',
        freeShippingFrom: 7500,
        shipping: { parcel: 595, freight: 3995 },
      },
    ];
    const page = testPageView({ locale: 'fr-CH', tenant: { locales } });
    expect(page.link({ href: '/lp/automne' })).toEqual({ href: '/fr/lp/automne', external: false });
    expect(page.route('home')).toBe('/fr');
    expect(page.link({ href: 'https://example.com/a' })).toEqual({
      href: 'https://example.com/a',
      external: true,
    });
    expect(page.link({ href: 'javascript:alert(1)' })).toBeUndefined();
  });
});
