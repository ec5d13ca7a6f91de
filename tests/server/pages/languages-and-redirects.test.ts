import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localePrefix } from '../../../schemas/locale-path.ts';
import { parameterNames } from '../../../schemas/tenant/address-words-shape.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { createFilesContentSource } from '../../../server/content/files-content-source.ts';
import { readTenants } from '../../../tenants/read-tenants.ts';
import { collectingLog } from '../../services/collecting-log.ts';
import { changedTenants } from '../../services/changed-tenants.ts';
import { openSeededDatabase } from '../../services/seeded-database.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { type Answer, startShop, type ShopUnderTest } from '../shop-under-test.ts';

// Where the links of the shops with their own content lead: to other languages, by redirects, by routes that have moved.

const project = join(import.meta.dirname, '../../..');
const tenants = readTenants(join(project, 'tenants')).map(({ config }) => config);
const homes = tenants.flatMap(({ slug, locales }) =>
  locales.map(({ locale, prefix }) => ({ slug, locale, prefix, home: prefix || '/' })),
);

let database: Database;
let shop: ShopUnderTest;

async function openShop(root = project): Promise<ShopUnderTest> {
  const folder = join(project, 'content-fixtures');
  const source = createFilesContentSource({ folder, log: collectingLog() });
  const opened = await startShop({}, { database, source, root });
  while (!opened.shop.ready()) await sleep(20);
  return opened;
}

beforeAll(async () => {
  database = await openSeededDatabase('2026-12-01');
  shop = await openShop();
}, 120_000);

afterAll(async () => {
  await shop.close();
  await database.close();
});

const get = (path: string, slug = 'default', of = shop): Promise<Answer> =>
  of.ask(path, { headers: { Host: `${slug}.localhost` } });

const unescaped = (text: string): string => text.replaceAll(/&(amp|#38);/g, '&');

/** Links of a page, or of a part of it, to addresses of the shop; what a script may open later is none. */
function pathsIn(html: string): string[] {
  const shown = html.replaceAll(/<template>.*?<\/template>/gs, '');
  const hrefs = [...shown.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)].map(([, href = '']) => unescaped(href));
  return [...new Set(hrefs)];
}

/** Where the header's links to other languages lead, by locale. */
function languagesIn({ text }: Answer): Record<string, string> {
  const header = /<header.*?<\/header>/s.exec(text)?.[0] ?? '';
  return Object.fromEntries(
    [...header.matchAll(/<a href="([^"]*)" lang="[^"]*" hreflang="([^"]*)"/gi)].map(
      ([, href = '', locale]) => [locale, unescaped(href)],
    ),
  );
}

/** What the head names as versions in other languages, by locale. */
function alternatesIn({ text }: Answer): Record<string, string> {
  const links = text.matchAll(/hreflang="(..-..)" href="https:\/\/www\.example\.com\/?([^"]*)"/g);
  return Object.fromEntries([...links].map(([, locale, path]) => [locale, `/${path}`]));
}

describe('the links to other languages', () => {
  test.each([
    ['/', { 'fr-CH': '/fr', 'nl-NL': '/nl' }],
    ['/lp/herbst', { 'fr-CH': '/fr/lp/automne', 'nl-NL': '/nl/lp/herfst' }],
    ['/warenkorb', { 'fr-CH': '/fr/panier', 'nl-NL': '/nl/winkelmand' }],
    ['/merkzettel', { 'fr-CH': '/fr/liste-d-envies', 'nl-NL': '/nl/verlanglijst' }],
    ['/registrieren', { 'fr-CH': '/fr/inscription', 'nl-NL': '/nl/registreren' }],
    ['/anmelden?ziel=%2Fwarenkorb', { 'fr-CH': '/fr/connexion', 'nl-NL': '/nl/inloggen' }],
    ['/passwort-neu?token=abc', { 'fr-CH': '/fr/nouveau-mot-de-passe?jeton=abc' }],
    ['/?token=abc', { 'fr-CH': '/fr' }],
    ['/service-hilfe', { 'fr-CH': '/fr/aide-service', 'nl-NL': '/nl/klantenservice' }],
    ['/service-hilfe/agb', { 'fr-CH': '/fr/aide-service/cgv', 'nl-NL': '/nl/special/algemene-voorwaarden' }],
    ['/s/?q=kleid&sortierung=price-up', { 'fr-CH': '/fr/s/?recherche=kleid&tri=price-up' }],
    ['/gibt-es-nicht', { 'fr-CH': '/fr', 'nl-NL': '/nl' }],
  ])('of %s lead to the same page: %j', async (path, expected) => {
    expect(languagesIn(await get(path))).toMatchObject(expected);
  });

  test('of a list keep its filters, but no price in another currency', async () => {
    const page = await get('/c/damen/bekleidung?filter=colour:blue&preis=20-200&sterne=3');
    const { 'fr-CH': french = '', 'nl-NL': dutch = '' } = languagesIn(page);
    expect(french).toMatch(/^\/fr\/c\/[a-z/-]+\?filtre=colour%3Ablue&etoiles=3$/);
    expect(dutch).toMatch(/^\/nl\/c\/[a-z/-]+\?filter=colour%3Ablue&prijs=20-200&sterren=3$/);
    for (const address of [french, dutch]) expect((await get(address)).status).toBe(200);
    const later = languagesIn(await get('/c/damen/bekleidung?seite=2'));
    expect(later['de-DE']).toBe('/c/damen/bekleidung?seite=2');
    expect(later['fr-CH']).toBe(french.split('?')[0]);
  });

  test('of a product lead to the same product with the same choice', async () => {
    const [product = ''] = pathsIn((await get('/c/damen/bekleidung/kleider')).text).filter((path) =>
      path.startsWith('/p/'),
    );
    const [, sku = 'none'] = /-(\d+)(\?|$)/.exec(product) ?? [];
    const languages = languagesIn(await get(`${product.split('?')[0]}?groesse=38`));
    expect(Object.keys(languages)).toHaveLength(3);
    for (const [locale, address] of Object.entries(languages)) {
      const other = await get(address);
      expect([locale, other.status]).toEqual([locale, 200]);
      expect(other.text).toContain(`<html lang="${locale}">`);
      // Where it is not sold, a category is the nearest.
      expect(address).toMatch(new RegExp(`/p/[a-z0-9-]+-${sku}\\?(groesse|taille|maat)=38$|/c/`));
    }
  });

  test.each(homes.filter(({ slug }) => slug === 'default'))(
    'of every page of the service in $locale lead to a page that is there, as its head does',
    async ({ prefix, locale }) => {
      const service =
        { '': '/service-hilfe', '/fr': '/fr/aide-service', '/nl': '/nl/klantenservice' }[prefix] ?? '';
      const paths = pathsIn((await get(service)).text).filter((path) => path.startsWith(`${service}/`));
      expect(paths.length).toBeGreaterThan(5);
      for (const path of paths) {
        const page = await get(path);
        const languages = languagesIn(page);
        expect(languages[locale]).toBe(path);
        for (const [other, address] of Object.entries(languages)) {
          const { status, text } = await get(address);
          expect([path, address, status]).toEqual([path, address, 200]);
          expect(text).toContain(`<html lang="${other}">`);
        }
        expect(languages).toMatchObject(alternatesIn(page));
      }
    },
    60_000,
  );

  test('of the hint bar lead to the same page, too', async () => {
    const hints = [...(await get('/lp/herbst')).text.matchAll(/<a href="([^"]*)" hreflang="(fr|nl)-..">/gi)];
    expect(hints.map(([, href]) => href)).toEqual(
      expect.arrayContaining(['/fr/lp/automne', '/nl/lp/herfst']),
    );
  });
});

/** Every address that a redirect of a shop holds for. */
function redirectsOf({ redirects, locales }: TenantConfig): string[] {
  return Object.entries(redirects).flatMap(([from, to]) =>
    typeof to === 'string' || to.locale !== undefined
      ? [from]
      : locales.map(({ prefix }) => `${prefix}${from}`),
  );
}

describe('redirects of the table', () => {
  const all = tenants.flatMap((tenant) => redirectsOf(tenant).map((path) => ({ slug: tenant.slug, path })));

  test.each(all)('$slug $path leads at once to what is there', async ({ slug, path }) => {
    const { status, headers } = await get(path, slug);
    // To a page of customers who is not logged in is led by its login, for this visitor alone.
    const isForCustomers = /\?(ziel|destination|doel)=/.test(headers['location'] ?? '');
    expect([status, headers['cache-control']]).toEqual(
      isForCustomers ? [303, 'private, no-store'] : [308, 'public, max-age=300'],
    );
    expect((await get(headers.location ?? '', slug)).status).toBe(200);
  });

  test.each([
    ['/fr/service', '/fr/aide-service'],
    ['/nl/account', '/nl/inloggen?doel=%2Fnl%2Fmijn-account'],
    ['/account/addresses', '/anmelden?ziel=%2Fmein-konto%2Fmein-adressbuch'],
    ['/account?x=1', '/anmelden?ziel=%2Fmein-konto%3Fx%3D1'],
    ['/mein-konto/', '/anmelden?ziel=%2Fmein-konto'],
    ['/fr/account/settings', '/fr/connexion?destination=%2Ffr%2Fmon-compte%2Fmes-donnees-personnelles'],
    ['/nl/password/reset?token=abc', '/nl/nieuw-wachtwoord?token=abc'],
    ['/service/geldzaken/login', '/nl/inloggen'],
    ['/nl/service/gibt-es-nicht', '/nl/klantenservice'],
  ])('%s leads to %s', async (path, target) => {
    expect((await get(path)).headers.location).toBe(target);
  });
});

test.each(homes)(
  'what every page of $slug in $locale links to answers by itself',
  async ({ slug, home }) => {
    const { text } = await get(home, slug);
    const around = [/<header.*?<\/header>/s, /<footer.*<\/footer>/s].map(
      (part) => part.exec(text)?.[0] ?? '',
    );
    const paths = around.flatMap(pathsIn);
    expect(paths.length).toBeGreaterThan(100);
    // Of categories the first of each department: they are all of one route.
    const departments = new Set<string>();
    const asked = paths.filter((path) => {
      const department = /\/c\/([^/]*)/.exec(path)?.[1];
      const isKnown = department !== undefined && departments.has(department);
      if (department !== undefined) departments.add(department);
      return !isKnown;
    });
    const other: string[] = [];
    for (const path of asked) {
      const { status } = await get(path, slug);
      if (status !== 200) other.push(`${path} ${status}`);
    }
    expect(other).toEqual([]);
  },
  60_000,
);

test.each(homes)('the home page of $slug in $locale says where to search', async ({ slug, home, prefix }) => {
  const { text } = await get(home, slug);
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );
  const site = data.find((each) => each['@type'] === 'WebSite');
  const origin = slug === 'at' ? 'https://www.example.at' : 'https://www.example.com';
  const parameter = { '/fr': 'recherche', '/nl': 'zoek' }[prefix] ?? 'q';
  const urlTemplate = `${origin}${prefix}/s/?${parameter}={search_term_string}`;
  expect(site?.potentialAction).toEqual({
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate },
    'query-input': 'required name=search_term_string',
  });
  const { status } = await get(
    urlTemplate.slice(origin.length).replace('{search_term_string}', 'kleid'),
    slug,
  );
  expect(status).toBe(200);
});

describe('addresses of before', () => {
  test.each([
    ['/fr/warenkorb', '/fr/panier'],
    ['/nl/merkzettel', '/nl/verlanglijst'],
    ['/panier', '/fr/panier'],
    ['/fr/winkelmand', '/fr/panier'],
    ['/fr/merkzettel?stand=entfernt&artikel=47&x=1', '/fr/liste-d-envies?etat=supprime&article=47&x=1'],
    [
      '/nl/mijn-account/meine-persoenlichen-daten',
      '/nl/inloggen?doel=%2Fnl%2Fmijn-account%2Fmijn-persoonlijke-gegevens',
    ],
    ['/fr/password/reset?token=abc', '/fr/nouveau-mot-de-passe?jeton=abc'],
    ['/fr/service-hilfe/lieferung', '/fr/aide-service/livraison'],
    ['/fr/special/algemene-voorwaarden', '/fr/aide-service/cgv'],
    ['/fr/s/?q=robe+%C3%A9t%C3%A9&sortierung=price-up', '/fr/s/?recherche=robe+%C3%A9t%C3%A9&tri=price-up'],
    ['/nl/c/dames/kleding?farbe=x&preis=20-50', '/nl/c/dames/kleding?kleur=x&prijs=20-50'],
    ['/fr/c/damen/bekleidung?filter=colour:blue&seite=1', /^\/fr\/c\/[a-z/-]+\?filtre=colour%3Ablue$/],
    ['/fr/connexion?ziel=%2Ffr', '/fr/connexion?destination=%2Ffr'],
  ])('%s leads at once to %s', async (path, target) => {
    const { status, headers } = await get(path);
    expect([303, 308]).toContain(status);
    expect(headers.location).toMatch(
      typeof target === 'string' ? new RegExp(`^${RegExp.escape(target)}$`) : target,
    );
    expect((await get(headers.location ?? '')).status).toBe(200);
  });

  test.each([
    '/warenkorb',
    '/fr/panier',
    '/s/?q=kleid&seite=1&couleur=x',
    '/fr/s/?recherche=robe&page=1',
    '/nl?x=farbe',
  ])('%s is where it is', async (path) => expect((await get(path)).status).toBe(200));

  test.each(['/fr/gibt-es-nicht?q=a', '/fr/p/robe-000?farbe=x', '/fr/service-hilfe/gibt-es-nicht'])(
    '%s is not found at once, as nothing is where it would lead',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  test.each([
    ['fr-CH', '/fr'],
    ['fr-CH', '/fr/c/femme'],
    ['fr-CH', '/fr/s/?recherche=linde'],
    ['nl-NL', '/nl/c/dames'],
    ['nl-NL', '/nl/winkelmand'],
  ])('are nowhere in %s on %s', async (locale, path) => {
    const tenant = tenants.find(({ slug }) => slug === 'default') as TenantConfig;
    const words = addressWords(tenant, locale);
    const german = Object.values(tenant.routes).flatMap(({ path: of }) =>
      typeof of === 'string' ? [] : (of['de-DE'] ?? []),
    );
    const old = new Set<string>(parameterNames.filter((name) => words.parameter(name) !== name));
    const prefix = localePrefix(tenant, locale);
    const { text } = await get(path);
    const attributes = [...text.matchAll(/\s(?:href|action|formaction|data-list|name)="([^"]*)"/gi)];
    const values = attributes
      .map(([, value = '']) => unescaped(value))
      .filter((value) => /^[^/]/.test(value) || value.startsWith(prefix));
    const names = values.flatMap((value) =>
      /[?]/.test(value) ? [...new URLSearchParams(value.split('?')[1]?.split('#')[0]).keys()] : [value],
    );
    expect(values.length).toBeGreaterThan(20);
    expect(names.filter((name) => old.has(name))).toEqual([]);
    expect(values.filter((value) => german.includes(value.slice(prefix.length)))).toEqual([]);
  });
});

describe('a slash too many or too few', () => {
  test.each([
    ['/lp/herbst/', '/lp/herbst'],
    ['/lp/herbst/?a=b', '/lp/herbst?a=b'],
    ['/fr/', '/fr'],
    ['/fr/lp/automne/', '/fr/lp/automne'],
    ['/warenkorb/', '/warenkorb'],
    ['/s?q=kleid', '/s/?q=kleid'],
    ['/storefront/', '/storefront'],
    ['/kasse/hinweis/', '/kasse/hinweis'],
  ])('%s leads to %s, which is there', async (path, target) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, target]);
    expect((await get(target)).status).toBe(200);
  });

  test.each(['/lp/gibtsnicht/', '/lp/', '/fr/lp/gibtsnicht/', '/service-hilfe/gibtsnicht/', '/bestellen/'])(
    '%s is not found at once, as nothing is where it would lead',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('routes that have moved', () => {
  let moved: ShopUnderTest;
  const changed = changedTenants('default', ({ routes, redirects }) => {
    Object.assign(routes.category ?? {}, { path: { 'de-DE': '/kategorie/*path', 'fr-CH': '/rayon/*path' } });
    Object.assign(routes.product ?? {}, { path: '/artikel/:slug-:sku' });
    Object.assign(redirects, { '/damen': { route: 'category', params: { path: 'damen' } } });
  });
  beforeAll(async () => {
    moved = await openShop(changed.root);
  }, 60_000);
  afterAll(async () => {
    await moved.close();
    changed.remove();
  });

  test.each([
    ['the home page and its menu', '/'],
    ['the home page in French', '/fr'],
    ['the front', '/storefront'],
    ['a list', '/kategorie/damen/bekleidung'],
    ['a list in French', '/fr/rayon/femme'],
  ])('take all links of %s with them', async (_name, path) => {
    const page = await get(path, 'default', moved);
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/"(https:\/\/www\.example\.com)?(\/fr|\/nl)?\/[cp]\//);
    const paths = pathsIn(page.text).filter((each) => /\/(kategorie|rayon|artikel)\//.test(each));
    expect(paths.length).toBeGreaterThan(20);
    const step = Math.ceil(paths.length / 15);
    for (const each of paths.filter((_path, index) => index % step === 0))
      expect([each, (await get(each, 'default', moved)).status]).toEqual([each, 200]);
  });

  test('take the sitemap and redirects with them, and leave nothing at the old addresses', async () => {
    const index = (await get('/sitemap.xml', 'default', moved)).text;
    const [, first = ''] = /<loc>https:\/\/www\.example\.com([^<]*)<\/loc>/.exec(index) ?? [];
    const { text } = await get(first, 'default', moved);
    expect(text).toContain('<loc>https://www.example.com/kategorie/damen');
    expect(text).not.toMatch(/example\.com(\/fr|\/nl)?\/[cp]\//);
    expect((await get('/damen', 'default', moved)).headers.location).toBe('/kategorie/damen');
    expect((await get('/fr/damen', 'default', moved)).headers.location).toMatch(/^\/fr\/rayon\//);
    expect((await get('/c/damen', 'default', moved)).status).toBe(404);
  });
});
