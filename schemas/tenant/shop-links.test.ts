import { describe, expect, test } from 'vitest';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { createShopLinks } from './shop-links.ts';
import type { TenantConfig } from './tenant.ts';

const [german] = testTenant.locales as [TenantConfig['locales'][number]];
const tenant: TenantConfig = {
  ...testTenant,
  locales: [
    german,
    { ...german, locale: 'fr-CH', prefix: '/fr' },
    { ...german, locale: 'nl-NL', prefix: '/nl' },
  ],
};
const french = createShopLinks(tenant, 'fr-CH');

describe('links of a shop', () => {
  test.each([
    [{ href: '/lp/automne' }, '/fr/lp/automne'],
    [{ href: '/fr/lp/automne' }, '/fr/lp/automne'],
    [{ href: '/nl/klantenservice' }, '/nl/klantenservice'],
    [{ href: '/nl' }, '/nl'],
    [{ href: '/nlx' }, '/fr/nlx'],
    [{ href: '#taille' }, '#taille'],
    [{ route: 'basket' }, '/fr/warenkorb'],
    [{ route: 'category', params: { path: 'dames/mode' } }, '/fr/c/dames/mode'],
    [{ route: 'category', params: { path: 'dames', sortierung: 'price' } }, '/fr/c/dames?sortierung=price'],
    [{ route: 'product', params: { slug: 'manteau', sku: '17' } }, '/fr/p/manteau-17'],
    [
      { href: 'route:category?path=dames/mode&filter=colour:blue#liste' },
      '/fr/c/dames/mode?filter=colour%3Ablue#liste',
    ],
    [{ href: 'route:search?q=Haus+%26+Hain' }, '/fr/s/?q=Haus+%26+Hain'],
  ])('%j leads to %s', (link, href) => {
    expect(french.link(link)).toEqual({ href, external: false });
  });

  test.each([
    [{}],
    [{ route: 'nobody' }],
    [{ route: 'category' }],
    [{ route: 'product', params: { slug: 'manteau' } }],
    [{ href: 'route:category' }],
    [{ href: 'route:' }],
    [{ href: 'route:nobody' }],
    [{ href: 'javascript:alert(1)' }],
  ])('%j leads nowhere', (link) => {
    expect(french.link(link)).toBeUndefined();
  });

  test('lead to no route that is not built', () => {
    const links = createShopLinks(tenant, 'de-AT', (route) => route !== 'search');
    expect([links.link({ route: 'search' }), links.link({ href: 'route:search?q=a' })]).toEqual([
      undefined,
      undefined,
    ]);
    expect(links.route('search')).toBeUndefined();
  });

  test('parameters cannot lead out of the route', () => {
    const routes = { ...tenant.routes, all: { path: '/*path' } };
    const links = createShopLinks({ ...tenant, routes }, 'de-AT');
    expect(links.link({ route: 'all', params: { path: '/evil.example' } })).toBeUndefined();
    expect(links.link({ route: 'category', params: { path: '../../evil' } })?.href).not.toContain('..');
  });

  test('move with the route table', () => {
    const routes = { ...tenant.routes, category: { path: '/kategorie/*path' } };
    const moved = createShopLinks({ ...tenant, routes }, 'nl-NL');
    expect(moved.link({ route: 'category', params: { path: 'dames' } })?.href).toBe('/nl/kategorie/dames');
    expect(moved.link({ href: 'route:category?path=dames' })?.href).toBe('/nl/kategorie/dames');
  });

  test.each([
    ['/c/damen/mode?filter=a', 'route:category?path=damen/mode&filter=a'],
    ['/fr/p/manteau-17#x', 'route:product?slug=manteau&sku=17#x'],
    ['/lp/herbst', undefined],
    ['/c/%', undefined],
  ])('%s could be written as %s', (path, written) => {
    expect(french.routeHref(path)).toBe(written);
  });
});
