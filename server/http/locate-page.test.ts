import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testTenant } from '../../blocks/kit/test-tenant.ts';
import type { TenantConfig } from '../../schemas/tenant.ts';
import { decodeKnownPath, decodePath } from './decode-path.ts';
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

  test('is the same for a path that was checked before', () => {
    const property = fc.property(
      fc.webPath(),
      (path) =>
        decodeKnownPath(path === '' ? '/' : path) === decodePath(path === '' ? '/' : path) ||
        path.includes('//') ||
        /\/\.{1,2}(\/|$)/.test(path),
    );
    expect(fc.check(property, { numRuns: 2000 }).counterexample).toBeNull();
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

  test('knows prefixes by whole segments', () => {
    expect(
      ['/lp', '/lp/', '/lp/a', '/lpx', '/LP/a', '/', '/x'].map((path) => isContentManaged(testTenant, path)),
    ).toEqual([true, true, true, false, false, true, false]);
  });
});

test('a path longer than 1,024 characters is none, however plain it is', () => {
  for (const decode of [decodePath, decodeKnownPath]) {
    expect(decode(`/${'a'.repeat(1023)}`)).toHaveLength(1024);
    expect(decode(`/${'a'.repeat(1024)}`)).toBeUndefined();
  }
});
