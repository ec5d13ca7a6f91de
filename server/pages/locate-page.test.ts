import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { decodePath } from '../http/decode-path.ts';
import { isContentManaged, locatePage } from './locate-page.ts';

describe('decodePath', () => {
  test('gives nothing that could be read otherwise further down', () => {
    const pieces = fc.constantFrom(
      '/',
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '\\',
      '%',
      '%25',
      '%00',
      '%0a',
      '%3f',
      '%23',
      '%c3%b6',
      '%ff',
      'a',
      '%61',
      ';',
      ':',
    );
    const property = fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const path = decodePath(`/${parts.join('')}`);
      if (path === undefined) return true;
      const asUrl = new URL(path.split('/').map(encodeURIComponent).join('/'), 'https://shop.example')
        .pathname;
      return decodeURIComponent(asUrl) === path && !/[%\\?#]|\/\//.test(path);
    });
    expect(fc.check(property, { numRuns: 5000 }).counterexample).toBeNull();
  });

  test('gives a path of plain segments as it is, and none with an empty one or one of dots', () => {
    const segments = fc.array(fc.constantFrom('a', 'b-1', '~', '.well-known', '..', '.', '', 'a..', '_'));
    const property = fc.property(segments, (parts) => {
      const path = `/${parts.join('/')}`;
      const isPlain = !/\/\/|\/\.{1,2}(\/|$)/.test(path);
      return decodePath(path) === (isPlain ? path : undefined);
    });
    expect(fc.check(property, { numRuns: 5000 }).counterexample).toBeNull();
    for (const path of ['', 'a', '*', 'http://a/b']) expect(decodePath(path)).toBeUndefined();
  });
});

describe('locatePage', () => {
  const withRedirects = (redirects: TenantConfig['redirects']): TenantConfig => ({
    ...testTenant,
    redirects,
  });

  test('leads through several redirects at once', () => {
    const tenant = withRedirects({ '/a': '/b', '/b': '/c-alt', '/c-alt': '/lp/ziel/' });
    expect(locatePage(tenant, '/a')).toMatchObject({ kind: 'redirect', location: '/lp/ziel' });
    expect(locatePage(tenant, '/a/')).toMatchObject({ kind: 'redirect', location: '/lp/ziel' });
  });

  test.each([[{ '/a': '/b', '/b': '/a' }], [{ '/a': '/a' }], [{ '/a': '/a/b' }]])(
    'does not run in the circle of %j',
    (redirects) => {
      expect(locatePage(withRedirects(redirects), '/a')).toEqual({ kind: 'none', locale: 'de-AT' });
    },
  );

  describe('redirects to routes', () => {
    const [german] = testTenant.locales as [TenantConfig['locales'][number]];
    const tenant: TenantConfig = {
      ...withRedirects({
        '/service': { route: 'service' },
        '/service/termin': { route: 'shipping' },
        '/aide-service': { route: 'service', locale: 'fr-CH' },
        '/damen': { route: 'category', params: { path: 'mode/für damen' } },
        '/weg': { route: 'nobody' },
      }),
      defaultLocale: 'de-AT',
      locales: [german, { ...german, locale: 'fr-CH', prefix: '/fr' }],
      routes: {
        ...testTenant.routes,
        service: { path: { 'de-AT': '/service-hilfe', 'fr-CH': '/aide-service' } },
        category: { path: '/kategorie/*path', page: '/_/category' },
      },
    };

    test.each([
      ['/service', '/service-hilfe'],
      ['/fr/service', '/fr/aide-service'],
      ['/fr/service/agb', '/fr/aide-service/agb'],
      // The longest one counts.
      ['/service/termin', '/service-hilfe/lieferung'],
      ['/aide-service', '/fr/aide-service'],
      ['/aide-service/cgv', '/fr/aide-service/cgv'],
      ['/damen', '/kategorie/mode/für damen'],
      ['/fr/damen', '/fr/kategorie/mode/für damen'],
    ])('%s leads to %s', (path, location) => {
      expect(locatePage(tenant, path)).toMatchObject({ kind: 'redirect', location, isAlias: true });
    });

    test.each([
      ['/fr/service-hilfe', '/fr/aide-service'],
      ['/fr/warenkorb/', '/fr/panier'],
      ['/panier', '/fr/panier'],
      ['/rayon/mode/été', '/fr/rayon/mode/été'],
      ['/fr/kategorie/mode/für damen', '/fr/rayon/mode/für damen'],
    ])('a path of another language, %s, leads to %s', (path, location) => {
      const { routes } = tenant;
      const own = {
        ...routes,
        basket: { path: { 'de-AT': '/warenkorb', 'fr-CH': '/panier' }, page: '/_/basket' },
        category: { path: { 'de-AT': '/kategorie/*path', 'fr-CH': '/rayon/*path' }, page: '/_/category' },
      };
      const found = locatePage({ ...tenant, routes: own }, path);
      expect(found).toMatchObject({ kind: 'redirect', location, locale: 'fr-CH' });
    });

    test('hold in no circle, and to no route that there is not', () => {
      expect(locatePage(tenant, '/fr/aide-service').kind).not.toBe('redirect');
      expect(locatePage(tenant, '/weg').kind).toBe('none');
    });
  });

  test('knows prefixes by whole segments', () => {
    expect(
      ['/lp', '/lp/', '/lp/a', '/lpx', '/LP/a', '/', '/x'].map((path) => isContentManaged(testTenant, path)),
    ).toEqual([true, true, true, false, false, true, false]);
  });
});

test('a path longer than 1,024 characters is none, however plain it is', () => {
  expect(decodePath(`/${'a'.repeat(1023)}`)).toHaveLength(1024);
  expect(decodePath(`/${'a'.repeat(1024)}`)).toBeUndefined();
});
