import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import { tenantSchema } from '../../../schemas/tenant/tenant.ts';
import { askedShop, type TenantFile } from './asked-shop.ts';
import { shopConfig } from './shop-config.ts';

const folder = join(import.meta.dirname, '../../../tenants');
const tenants = globSync('*/tenant.json', { cwd: folder }).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as TenantFile,
);
const languages = tenants.flatMap(({ slug, locales }) => locales.map(({ locale }) => `${slug}/${locale}`));

const pages = {
  'de-AT': ['/service-hilfe/agb'],
  'de-DE': ['/service-hilfe/agb', '/lp/wohnen'],
  'fr-CH': ['/aide-service/cgv', '/lp/maison'],
  'nl-NL': ['/klantenservice', '/inspiratie/wol'],
};

function configLike(like: string, locale = 'de-CH', currency = 'CHF'): ReturnType<typeof shopConfig> {
  const asked = askedShop(
    ['new', '--locale', locale, '--currency', currency, '--like', like],
    tenants,
    new Map(),
  );
  if (!asked.ok) throw new Error(asked.reasons.join(' '));
  return shopConfig(asked.shop, pages);
}

describe.each(languages)('the configuration of a shop like %s', (like) => {
  const config = configLike(like);

  test('is one', () => {
    expect(tenantSchema.safeParse(config).error).toBeUndefined();
    expect(config).toMatchObject({
      slug: 'new',
      host: 'new',
      defaultLocale: 'de-CH',
      timeZone: 'Europe/Zurich',
    });
    expect(config.locales).toMatchObject([
      { locale: 'de-CH', prefix: '', currency: 'CHF', country: 'CH', label: 'Deutsch' },
    ]);
    // Means of payment that other languages have are none of the new shop's.
    const means = config.checkout?.payment ?? [];
    expect(means.filter(({ locales }) => locales !== undefined)).toEqual([]);
    expect(means.some((each) => each.means === 'ideal')).toBe(like === 'default/nl-NL');
  });

  test('words its addresses as its model does in that language', () => {
    const words = addressWords(tenantSchema.parse(config), 'de-CH');
    const worded = [words.query('farbe=sage&umfrage=danke'), words.fragment('bewertungen')];
    const german = ['farbe=sage&umfrage=danke', '_.bewertungen'];
    const others: Record<string, string[]> = {
      'default/fr-CH': ['couleur=sage&sondage=merci', '_.avis'],
      'default/nl-NL': ['kleur=sage&enquete=bedankt', '_.beoordelingen'],
    };
    expect(worded).toEqual(others[like] ?? german);
  });

  test('has one path for each of its routes, and redirects that end at one of its pages', () => {
    expect(Object.keys(config.routes).length).toBeGreaterThan(30);
    expect(Object.values(config.routes).filter(({ path }) => typeof path !== 'string')).toEqual([]);
    const paths = new Set(Object.values(config.routes).map(({ path }) => path));
    const targets = Object.values(config.redirects).map((to) =>
      typeof to === 'string' ? to : String(config.routes[to.route]?.path),
    );
    const lost = targets.filter((target) => !paths.has(target));
    const { content } = config;
    expect(lost.filter((target) => !content.prefixes.some((prefix) => target.startsWith(prefix)))).toEqual(
      [],
    );
  });
});

test('vouchers have the code and the words of the model’s locale', () => {
  const { vouchers = [] } = configLike('default/fr-CH', 'fr-CH');
  expect(vouchers.map(({ codes }) => codes)).toContainEqual({ shared: 'HIVER10' });
  expect(vouchers.every(({ codes }) => !('shared' in codes) || typeof codes.shared === 'string')).toBe(true);
});

test('vouchers have no titles in languages that the shop does not speak', () => {
  const languagesOf = (like: string, locale: string): string[] => [
    ...new Set((configLike(like, locale).vouchers ?? []).flatMap(({ title }) => Object.keys(title))),
  ];
  expect(languagesOf('default/de-DE', 'de-CH')).toEqual(['de']);
  expect(languagesOf('default/fr-CH', 'fr-CH').toSorted()).toEqual(['de', 'fr']);
});

test.each([
  ['default/de-DE', 'de-CH', ['/service-hilfe', '/lp', '/magazin', '/magazine', '/node', '/special']],
  ['default/fr-CH', 'fr-BE', ['/aide-service', '/lp', '/magazin', '/magazine', '/node', '/special']],
])('a shop like %s has no places for pages of other languages', (like, locale, places) => {
  expect(configLike(like, locale).content.prefixes).toEqual(places);
});
