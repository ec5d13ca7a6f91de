import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seenText } from '../../running/seen-text.ts';
import { heading } from '../fake-content.ts';
import { type Answer, fillShop, type ShopUnderTest, startShop } from '../shop-under-test.ts';

// Which paths the CMS may fill, and that it is asked about no other.

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await startShop();
  fillShop(shop.content);
});

afterAll(() => shop.close());
beforeEach(() => shop.content.forget());

function ask(path: string, tenant: string): Promise<Answer> {
  return shop.ask(path, { headers: { Host: `${tenant}.localhost` } });
}

const asked = (): string[] => shop.content.reads.filter((key) => key.startsWith('page:'));

/** [tenant, locale, prefix of the locale, prefix that the CMS fills] */
const prefixes: [string, string, string, string][] = [
  ...['/service-hilfe', '/lp', '/magazin', '/magazine', '/node', '/special'].map(
    (prefix): [string, string, string, string] => ['at', 'de-AT', '', prefix],
  ),
  ['default', 'de-DE', '', '/service-hilfe'],
  ['default', 'fr-CH', '/fr', '/aide-service'],
  ['default', 'de-DE', '', '/lp'],
  ['default', 'de-DE', '', '/magazin'],
  ['default', 'fr-CH', '/fr', '/magazine'],
  ['default', 'de-DE', '', '/node'],
  ['default', 'nl-NL', '/nl', '/klantenservice'],
  ['default', 'nl-NL', '/nl', '/inspiratie'],
  ['default', 'nl-NL', '/nl', '/special'],
];

describe('a prefix of the CMS', () => {
  test.each(prefixes)(
    '%s %s %s%s: its pages, 404 for others, no word that only begins like it',
    async (...row) => {
      const [tenant, locale, before, prefix] = row;
      const path = `${prefix}/ein-thema`;
      shop.content.page({ tenant, locale, path, main: [heading('Aus dem CMS')] });
      shop.content.page({ tenant, locale, path: `${prefix}x/ein-thema`, main: [heading('Nie')] });
      expect((await ask(`${before}${path}`, tenant)).text).toContain('Aus dem CMS');
      expect((await ask(`${before}${prefix}/gibt-es-nicht`, tenant)).status).toBe(404);
      const [own, lost] = [path, `${prefix}/gibt-es-nicht`].map((each) => `page:${tenant}:${locale}:${each}`);
      expect(asked()).toEqual(expect.arrayContaining([own, lost]));
      // Beside them none but pages above, to which links to other languages lead.
      const further = asked().filter((key) => key !== own && key !== lost);
      expect(further.filter((key) => key.split('/').length > 2)).toEqual([]);
      shop.content.forget();
      expect((await ask(`${before}${prefix}x/ein-thema`, tenant)).status).toBe(404);
      expect(asked()).toEqual([]);
    },
  );
});

describe('an exact path of the CMS', () => {
  test.each([
    ['at', '/', 'de-AT', '/'],
    ['at', '/storefront', 'de-AT', '/storefront'],
    ['default', '/', 'de-DE', '/'],
    ['default', '/storefront', 'de-DE', '/storefront'],
    ['default', '/fr', 'fr-CH', '/'],
    ['default', '/fr/storefront', 'fr-CH', '/storefront'],
    ['default', '/nl', 'nl-NL', '/'],
  ])('%s %s is the %s document of %s', async (tenant, path, locale, documentPath) => {
    const text = `Genau ${tenant} ${locale}`;
    shop.content.page({ tenant, locale, path: documentPath, main: [heading(text)] });
    shop.shop.documents.invalidate({ tags: [`tenant:${tenant}`] });
    const { text: html } = await ask(path, tenant);
    expect(html).toContain(text);
    expect(html).toContain(`<html lang="${locale}">`);
    expect((await ask(`${path === '/' ? '' : path}/darunter`, tenant)).status).toBe(404);
    // Of other languages the same page alone, to which its links lead.
    const inLocale = asked().filter((key) => key.includes(`:${locale}:`));
    expect(inLocale).toEqual([`page:${tenant}:${locale}:${documentPath}`]);
    expect(asked().filter((key) => !key.endsWith(documentPath))).toEqual([]);
  });
});

describe('every other path', () => {
  test.each(['/foo', '/lpx', '/lpx/herbst', '/c', '/mein-konto-x', '/_/basket', '/service'])(
    '%s is nothing that the CMS is asked about',
    async (path) => {
      shop.content.page({ path, main: [heading('Nie')] });
      expect((await ask(path, 'at')).text).not.toContain('Nie<');
      expect(asked()).not.toContain(`page:at:de-AT:${path}`);
    },
  );

  test('of the route table has its own document behind it', async () => {
    shop.content.page({ path: '/_/basket', main: [heading('Dein Warenkorb')] });
    expect(seenText((await ask('/warenkorb', 'at')).text)).toContain('Dein Warenkorb');
    expect(asked()).toEqual(['page:at:de-AT:/_/basket']);
  });
});

describe('a foreign path without its language', () => {
  test.each([
    ['/aide-service/contact', '/fr/aide-service/contact'],
    ['/klantenservice/contact', '/nl/klantenservice/contact'],
    ['/inspiratie', '/nl/inspiratie'],
    ['/inspiratie/herfst', '/nl/inspiratie/herfst'],
    ['/special/vacatures', '/nl/special/vacatures'],
    ['/special/algemene-voorwaarden', '/nl/special/algemene-voorwaarden'],
    ['/service/geldzaken/login', '/nl/inloggen'],
  ])('%s leads to %s in one step', async (path, target) => {
    const [, prefix = '', own = ''] = /^(\/..)(.*)$/.exec(target) ?? [];
    const locale = prefix === '/fr' ? 'fr-CH' : 'nl-NL';
    const page = { tenant: 'default', locale, path: own === '/inloggen' ? '/_/login' : own };
    shop.content.page({ ...page, main: [heading('Da')] });
    shop.shop.documents.invalidate({ tags: ['tenant:default'] });
    const { status, headers } = await ask(path, 'default');
    expect([status, headers.location]).toEqual([308, target]);
    expect(asked().filter((key) => key.includes('de-DE'))).toEqual([]);
  });

  test('that is not there leads to the nearest above it', async () => {
    shop.content.page({
      tenant: 'default',
      locale: 'nl-NL',
      path: '/klantenservice',
      main: [heading('Hulp')],
    });
    shop.shop.documents.invalidate({ tags: ['tenant:default'] });
    const { headers } = await ask('/klantenservice/weg/weg', 'default');
    expect(headers.location).toBe('/nl/klantenservice');
  });
});
