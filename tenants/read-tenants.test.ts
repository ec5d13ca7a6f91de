import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountStates } from '../schemas/account/form-state.ts';
import { choiceMissing } from '../schemas/catalogue/product-page.ts';
import { fragmentNames, layoutId } from '../schemas/layout-id.ts';
import { reviewOrderWords, reviewStates } from '../schemas/rating/review-limits.ts';
import { surveyStates } from '../schemas/rating/survey.ts';
import { parameterNames } from '../schemas/tenant/address-words-shape.ts';
import { addressWords } from '../schemas/tenant/address-words.ts';
import { routeTable } from '../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../schemas/tenant/tenant.ts';
import { readTenants, type Tenant } from './read-tenants.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenants-'));
  cpSync(join(import.meta.dirname, 'at'), join(folder, 'at'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Changes a file of the copied tenant. */
function change(file: string, edit: (json: Record<string, unknown>) => void): void {
  const path = join(folder, 'at', file);
  const json = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  edit(json);
  writeFileSync(path, JSON.stringify(json));
}

describe('the files of tenants', () => {
  test('are read when they are right', () => {
    expect(readTenants(folder).map(({ config }) => config.slug)).toEqual(['at']);
  });

  test('are refused with every fault of every file at once', () => {
    change('tenant.json', (json) => {
      json.timeZone = 'Europe/Wien';
      json.clientId = 'Linde AT';
      json.features = { premiun: true };
      json.surprise = true;
    });
    change('theme.json', (json) =>
      Object.assign(json.colours as object, { bg: ['#fff</style>', '#000'], ink: ['#ggg', 'rot'] }),
    );
    writeFileSync(join(folder, 'at/messages/de-AT.json'), '{"a": 1}');
    expect(() => readTenants(folder)).toThrow(
      /timeZone.*\n.*clientId.*\n.*features.*premiun.*\n.*surprise.*\n.*colours\.bg\.0.*\n.*colours\.ink\.0.*as #16262b.*\n.*colours\.ink\.1.*\n.*messages\/de-AT\.json: a/s,
    );
  });

  test('are refused with a message that names a fact which there is not, and with the one that is meant', () => {
    writeFileSync(
      join(folder, 'at/messages/de-AT.json'),
      '{"a": "Ab {fact:freeShippingFrom}", "b": "In {fact:returnDay.dative}"}',
    );
    expect(() => readTenants(folder)).toThrow(
      /^[^\n]*\n {2}- at\/messages\/de-AT\.json: b names a fact[^\n]*"returnDay\.dative"[^\n]*\{fact:returnDays\.dative\}[^\n]*$/,
    );
  });

  test.each([
    ['a slug that is not its folder', (json: Record<string, unknown>) => (json.slug = 'ch'), 'slug is "ch"'],
    [
      'a default locale that it lacks',
      (json: Record<string, unknown>) => (json.defaultLocale = 'fr-CH'),
      'defaultLocale fr-CH',
    ],
    [
      'a prefix for the default locale',
      (json: Record<string, unknown>) =>
        Object.assign((json.locales as object[])[0] ?? {}, { prefix: '/de' }),
      'the default locale has no prefix',
    ],
    [
      'a seal that has no name in a locale',
      (json: Record<string, unknown>) =>
        (json.seals = [{ id: 'siegel', name: { 'de-DE': 'Siegel' }, kind: 'quality' }]),
      'the seal "siegel" has no name in de-AT',
    ],
    [
      'credit that costs more than the law of a country allows',
      (json: Record<string, unknown>) =>
        Object.assign((json.locales as object[])[0] ?? {}, {
          credit: { maxEffectiveRate: '12', source: 'the law' },
        }),
      'in de-AT, paying in 12 instalments costs up to 15.',
    ],
    [
      'a redirect to a route that it lacks',
      (json: Record<string, unknown>) => (json.redirects = { '/alt': { route: 'neu' } }),
      'the redirect /alt leads to no route "neu" in de-AT',
    ],
    [
      'a redirect without a parameter of its route',
      (json: Record<string, unknown>) => (json.redirects = { '/alt': { route: 'category' } }),
      'the redirect /alt leads to no route "category" in de-AT',
    ],
    [
      'two routes of one path',
      ({ routes }: Record<string, unknown>) =>
        Object.assign(routes as object, { korb: { path: '/warenkorb/' } }),
      'the routes "basket" and "korb" have one path in de-AT: /warenkorb',
    ],
    [
      'two routes that differ by the names of their parameters alone',
      ({ routes }: Record<string, unknown>) =>
        Object.assign(routes as object, { ware: { path: '/p/:name-:id' } }),
      'the routes "product" and "ware" have one path in de-AT: /p/:-:',
    ],
    [
      'two parameters of one name',
      (json: Record<string, unknown>) =>
        (json.addressWords = {
          parameters: { farbe: 'f', groesse: { 'de-AT': 'f' } },
          values: {},
          fragments: {},
        }),
      'the parameter "groesse" is called "f" in de-AT, as "farbe" is',
    ],
    [
      'a name for a parameter that there is not',
      (json: Record<string, unknown>) =>
        (json.addressWords = { parameters: { fabre: 'couleur' }, values: {}, fragments: {} }),
      'addressWords.parameters',
    ],
  ])('are refused with %s', (_what, edit, message) => {
    change('tenant.json', edit);
    expect(() => readTenants(folder)).toThrow(message);
  });

  test('are refused when they are broken or absent', () => {
    writeFileSync(join(folder, 'at/theme.json'), '{');
    expect(() => readTenants(folder)).toThrow('theme.json');
    const empty = join(folder, 'at/messages');
    mkdirSync(join(folder, 'none'));
    expect(() => readTenants(empty)).toThrow('holds no tenant');
  });
});

describe('the tenants of this shop', () => {
  const tenants: Tenant[] = readTenants(import.meta.dirname);

  test('have the Austrian one with one locale and the default one with three among them', () => {
    const facts = tenants.map(({ config }) => [
      config.slug,
      config.timeZone,
      config.locales.map(({ locale, prefix }) => `${locale} ${prefix}`),
    ]);
    expect(facts).toContainEqual(['at', 'Europe/Vienna', ['de-AT ']]);
    expect(facts).toContainEqual(['default', 'Europe/Berlin', ['de-DE ', 'fr-CH /fr', 'nl-NL /nl']]);
  });

  test('make equal calls once within three seconds in the Austrian one, within two in the default one', () => {
    const times = new Map(tenants.map(({ config }) => [config.slug, config.dedupeMs]));
    expect([times.get('at'), times.get('default')]).toEqual([3000, 2000]);
  });

  const languages = tenants.flatMap(({ config }) => config.locales.map(({ locale }) => ({ config, locale })));

  test.each(languages)('$config.slug has in $locale one route for each path', ({ config, locale }) => {
    const table = routeTable(config, locale);
    const paths = Object.keys(config.routes).map((name) =>
      table.path(name, { slug: 's', sku: '1', path: 'p', number: '1' }),
    );
    expect(paths).not.toContain(undefined);
    expect(new Set(paths).size).toBe(paths.length);
  });

  // A shop of one language has no other to be told from.
  const translated = languages.filter(
    ({ config, locale }) => locale !== config.defaultLocale && !locale.startsWith('de'),
  );
  test.each(translated)(
    '$config.slug has in $locale paths, parameters and places of its language alone',
    ({ config, locale }) => {
      // What is no word, the same in both, or stands in the specification.
      const shared = ['home', 'storefront', 'paylink', 'paylink-success', 'search', 'product', 'category'];
      const [german, own] = [routeTable(config, config.defaultLocale), routeTable(config, locale)];
      const paths = Object.keys(config.routes).filter((name) => !shared.includes(name));
      expect(paths.length).toBeGreaterThan(30);
      expect(paths.filter((name) => german.path(name) === own.path(name))).toEqual([]);
      const words = addressWords(config, locale);
      const same = locale.startsWith('nl') ? ['filter', 'token', 'artikel'] : ['adresse'];
      expect(parameterNames.filter((name) => words.parameter(name) === name)).toEqual(same);
      const places = fragmentNames.filter((name) => [name, layoutId(name)].includes(words.fragment(name)));
      expect(places).toEqual(locale.startsWith('nl') ? ['label'] : []);
      const values = [...accountStates, ...reviewStates, ...surveyStates, ...Object.values(reviewOrderWords)];
      expect(
        [...values, choiceMissing].filter((value) => config.addressWords?.values[value] === undefined),
      ).toEqual([]);
    },
  );

  test.each(tenants)('$config.slug names page documents that nobody can ask for', ({ config }) => {
    const pages = Object.values(config.routes).flatMap(({ page }) => page ?? []);
    expect(pages.filter((page) => !page.startsWith('/_/'))).toEqual([]);
  });

  test.each(tenants)(
    '$config.slug gives no more than all visitors to the variants of an experiment',
    ({ config }) => {
      for (const { variants } of config.experiments)
        expect(variants.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(100);
    },
  );

  test.each(tenants)('$config.slug redirects within the shop', ({ config }) => {
    const isOwn = (to: TenantConfig['redirects'][string]): boolean =>
      typeof to === 'string' ? /^\/(?!\/)[^\s\\?#%]*$/.test(to) : Object.hasOwn(config.routes, to.route);
    expect(Object.values(config.redirects).filter((to) => !isOwn(to))).toEqual([]);
  });

  test.each(tenants)('$config.slug has a theme with every token that the other has', ({ theme }) => {
    const namesOf = (each: Tenant): string[] =>
      [each.theme.tokens, each.theme.colours, each.theme.modes]
        .flatMap((tokens) => Object.keys(tokens))
        .toSorted();
    const own = namesOf({ theme } as Tenant);
    for (const other of tenants) expect(namesOf(other)).toEqual(own);
  });
});
