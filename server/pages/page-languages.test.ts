import { expect, test } from 'vitest';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import type { PageMeta } from '../../schemas/page.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { locatePage, type PageLocation } from './locate-page.ts';
import { languagesOf, type LanguagesRequest } from './page-languages.ts';

const [german] = testTenant.locales as [TenantConfig['locales'][number]];
const tenant: TenantConfig = {
  ...testTenant,
  defaultLocale: 'de-DE',
  locales: [
    { ...german, locale: 'de-DE' },
    { ...german, locale: 'fr-CH', prefix: '/fr' },
    { ...german, locale: 'nl-NL', prefix: '/nl' },
  ],
  content: { exact: ['/'], prefixes: ['/lp', '/service-hilfe', '/aide-service', '/klantenservice'] },
  routes: {
    ...testTenant.routes,
    basket: { path: { 'de-DE': '/warenkorb', 'fr-CH': '/panier', 'nl-NL': '/mandje' }, page: '/_/basket' },
    service: { path: { 'de-DE': '/service-hilfe', 'fr-CH': '/aide-service', 'nl-NL': '/klantenservice' } },
    product: { path: '/p/:slug-:sku', page: '/_/product' },
  },
};

type Alternates = PageMeta['alternates'];

/** Documents by locale and path, with the versions that they name. */
function shopWith(documents: Record<string, Alternates>) {
  const asked: string[] = [];
  const metaOf = (locale: string, path: string): PageMeta | undefined => {
    const alternates = documents[`${locale} ${path}`];
    return alternates && ({ locale, path, alternates } as unknown as PageMeta);
  };
  const languages = async (path: string, more: Partial<LanguagesRequest> = {}) => {
    const location = locatePage(tenant, path) as Extract<PageLocation, { kind: 'page' }>;
    const found = await languagesOf({
      tenant,
      location,
      meta: metaOf(location.locale, location.documentPath) as PageMeta,
      subject: undefined,
      query: {},
      now: 0,
      async documentAt(locale, at) {
        asked.push(`${locale} ${at}`);
        return { key: `${locale} ${at}`, meta: metaOf(locale, at) };
      },
      ...more,
    });
    return found.languages;
  };
  return { asked, languages };
}

test('lead where the document says, with the prefix of the locale or without', async () => {
  const { languages } = shopWith({
    'de-DE /lp/herbst': [
      { locale: 'fr-CH', path: '/fr/lp/automne' },
      { locale: 'nl-NL', path: '/lp/herfst' },
    ],
    'fr-CH /lp/automne': [],
    'nl-NL /lp/herfst': [],
  });
  expect(await languages('/lp/herbst')).toEqual({
    'de-DE': '/lp/herbst',
    'fr-CH': '/fr/lp/automne',
    'nl-NL': '/nl/lp/herfst',
  });
});

test('lead to the nearest above that is there, at last to the home page', async () => {
  const { languages } = shopWith({
    'de-DE /service-hilfe/a/b': [{ locale: 'fr-CH', path: '/aide-service/weg' }],
    'de-DE /service-hilfe/a': [{ locale: 'nl-NL', path: '/klantenservice/a' }],
    'fr-CH /aide-service': [],
    'nl-NL /klantenservice/a': [],
    'de-DE /lp/x': [],
  });
  expect(await languages('/service-hilfe/a/b')).toMatchObject({
    'fr-CH': '/fr/aide-service',
    'nl-NL': '/nl/klantenservice/a',
  });
  expect(await languages('/lp/x')).toMatchObject({ 'fr-CH': '/fr', 'nl-NL': '/nl' });
});

test('lead to the same route, where its page is there', async () => {
  const { languages } = shopWith({ 'fr-CH /_/basket': [], 'de-DE /_/basket': [] });
  expect(await languages('/fr/panier')).toEqual({
    'de-DE': '/warenkorb',
    'fr-CH': '/fr/panier',
    'nl-NL': '/nl',
  });
});

test('lead to what the page is about, with its query', async () => {
  const { languages } = shopWith({ 'fr-CH /_/product': [], 'nl-NL /_/product': [] });
  const versions = [
    { locale: 'de-DE', path: '/p/kleid-17', query: 'farbe=blau' },
    { locale: 'fr-CH', path: '/p/robe-17', query: 'farbe=blau' },
  ];
  expect(await languages('/p/kleid-17', { subject: { versions }, query: { token: 'x' } })).toEqual({
    'de-DE': '/p/kleid-17?farbe=blau',
    'fr-CH': '/fr/p/robe-17?farbe=blau',
    'nl-NL': '/nl',
  });
});

test('ask for nothing where the shop speaks one language', async () => {
  const { asked, languages } = shopWith({ 'de-DE /lp/x': [] });
  const [only] = tenant.locales as [TenantConfig['locales'][number]];
  expect(await languages('/lp/x', { tenant: { ...tenant, locales: [only] } })).toEqual({});
  expect(asked).toEqual([]);
});
