import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seenText } from '../running/seen-text.ts';
import { changedTenants } from '../services/changed-tenants.ts';
import { heading } from './fake-content.ts';
import { type Answer, fillShop, type ShopUnderTest, startShop } from './shop-under-test.ts';

// What makes one shop of this software differ from another is read from its tenant.json, never written in code.

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await startShop();
  fillShop(shop.content);
  for (const [tenant, locale] of [
    ['at', 'de-AT'],
    ['default', 'de-DE'],
  ] as const) {
    shop.content.frame({ footer: [{ type: 'footer' }] }, locale, tenant);
  }
});

afterAll(() => shop.close());

function ask(path: string, tenant = 'at', of = shop): Promise<Answer> {
  return of.ask(path, { headers: { Host: `${tenant}.localhost` } });
}

describe('a fact of the configuration', () => {
  const says = { type: 'rich-text', props: { html: '<p>Gratis ab {fact:freeShippingFrom.inWords}</p>' } };

  test('is read on pages, in their head too, and changes with the configuration, and so does what browsers keep', async () => {
    const { root, remove } = changedTenants('at', ({ locales: [austria] }) => {
      Object.assign(austria ?? {}, { freeShippingFrom: 9990 });
    });
    const changed = await startShop({}, { root });
    changed.content.frame({});
    for (const { content } of [shop, changed])
      content.page({
        ...{ path: '/lp/gratis', main: [heading('Gratis'), says] },
        page: { description: 'Ab {fact:freeShippingFrom}' },
      });
    const [before, after] = [await ask('/lp/gratis'), await ask('/lp/gratis', 'at', changed)];
    expect(seenText(before.text)).toContain('Gratis ab 75 Euro');
    expect(seenText(after.text)).toContain('Gratis ab 99,90 Euro');
    expect(before.text).toContain('<meta name="description" content="Ab €\u00a075">');
    expect(before.text + after.text).not.toContain('{fact:');
    expect(after.headers.etag).not.toBe(before.headers.etag);

    await changed.close();
    remove();
  });

  test('that there is not costs the text, and is logged with the one that is meant', async () => {
    const wrong = { ...says, props: { html: '<p>Ab {fact:freeShiping}</p>' } };
    shop.content.page({ path: '/lp/gratis-falsch', main: [heading('Gratis'), wrong, says] });
    const { status, text } = await ask('/lp/gratis-falsch');
    expect(status).toBe(200);
    expect(seenText(text)).toContain('Gratis ab 75 Euro');
    expect(text).not.toContain('freeShiping');
    expect(shop.lines.filter((line) => line.includes('fact-unknown'))).not.toEqual([]);
  });
});

describe('a path that is changed in the route table', () => {
  test('moves the page and every link to it', async () => {
    const { root, remove } = changedTenants('at', ({ routes }) => {
      routes.imprint = { path: '/service-hilfe/wer-wir-sind' };
      routes.basket = { path: '/einkaufskorb', page: '/_/basket' };
    });
    const moved = await startShop({}, { root });
    for (const { content } of [shop, moved]) {
      content.page({ path: '/', main: [heading('Start'), { type: 'footer' }] });
      content.page({ path: '/_/basket', main: [heading('Dein Warenkorb')] });
    }
    moved.content.frame({});
    const imprintOf = (html: string): string | undefined => /<a href="([^"]*)">Impressum</.exec(html)?.[1];

    expect(imprintOf((await ask('/')).text)).toBe('/service-hilfe/impressum');
    expect(imprintOf((await ask('/', 'at', moved)).text)).toBe('/service-hilfe/wer-wir-sind');
    expect(seenText((await ask('/warenkorb')).text)).toContain('Dein Warenkorb');
    expect((await ask('/einkaufskorb')).status).toBe(404);
    expect(seenText((await ask('/einkaufskorb', 'at', moved)).text)).toContain('Dein Warenkorb');
    expect((await ask('/warenkorb', 'at', moved)).status).toBe(404);

    await moved.close();
    remove();
  });

  test('has the paths of the shop’s own language in each locale', async () => {
    shop.content.page({ tenant: 'default', locale: 'fr-CH', path: '/_/account', main: [heading('Compte')] });
    shop.content.page({ tenant: 'default', locale: 'nl-NL', path: '/_/account', main: [heading('Account')] });
    expect((await ask('/fr/mon-compte', 'default')).text).toContain('Compte<');
    expect((await ask('/nl/mijn-account', 'default')).text).toContain('Account<');
    expect((await ask('/fr/mein-konto', 'default')).headers.location).toBe('/fr/mon-compte');
    expect((await ask('/mon-compte', 'default')).headers.location).toBe('/fr/mon-compte');
    expect((await ask('/mijn-account', 'default')).headers.location).toBe('/nl/mijn-account');
  });
});

describe('the company', () => {
  const dataOf = (html: string): Record<string, unknown>[] =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
    );

  test('is each shop’s own, in the footer and for machines', async () => {
    const [at, other] = [(await ask('/')).text, (await ask('/', 'default')).text];
    const austrian = 'Modehaus Linde Versand GmbH';
    const german = 'Modehaus Linde International GmbH';
    for (const [html, name, place, foreign] of [
      [at, austrian, '4020 Linz', german],
      [other, german, '80331 München', austrian],
    ] as const) {
      expect(html.split('<footer')[1]).toContain(name);
      expect(html.split('<footer')[1]).toContain(place);
      expect(html).not.toContain(foreign);
      expect(dataOf(html)[0]).toMatchObject({ name });
    }
  });

  test('tells machines its address, opening hours and profiles', async () => {
    expect(dataOf((await ask('/')).text)[0]).toMatchObject({
      '@type': 'OnlineStore',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Lindengasse 12',
        postalCode: '4020',
        addressLocality: 'Linz',
        addressCountry: 'AT',
      },
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
            (day) => `https://schema.org/${day}`,
          ),
          opens: '08:00',
          closes: '21:00',
        },
        { dayOfWeek: ['https://schema.org/Saturday'], opens: '08:00', closes: '12:00' },
      ],
      sameAs: ['https://social.example/modehauslinde'],
    });
  });
});

describe('trust seals', () => {
  test('are each shop’s own', async () => {
    const sealsOf = async (tenant: string): Promise<string[]> => {
      const list =
        /<ul class="footer-seals"[^>]*>(.*?)<\/ul>/s.exec((await ask('/', tenant)).text)?.[1] ?? '';
      return [...list.matchAll(/([^<>]+)<\/li>/g)].map(([, name]) => name ?? '');
    };
    expect(await sealsOf('at')).toEqual(['Handelsverband', 'Gütezeichen', 'Sicher einkaufen']);
    expect(await sealsOf('default')).toEqual(['Käufersiegel']);
  });

  test('of the Austrian shop are one of a retail association, one for quality and one for buying online', () => {
    const at = shop.shop.tenants.find(({ config }) => config.slug === 'at')?.config;
    expect(at?.seals.map(({ kind }) => kind)).toEqual(['association', 'quality', 'shopping']);
  });
});

describe('the shops', () => {
  test('have the locales, time zones and picture settings that were specified', () => {
    const [at, other] = ['at', 'default'].map(
      (slug) => shop.shop.tenants.find(({ config }) => config.slug === slug)?.config,
    );
    expect(at?.locales.map(({ locale }) => locale)).toEqual(['de-AT']);
    expect(at).toMatchObject({ defaultLocale: 'de-AT', timeZone: 'Europe/Vienna', languageFallback: 'de' });
    expect(other?.locales.map(({ locale }) => locale)).toEqual(['de-DE', 'fr-CH', 'nl-NL']);
    expect(other).toMatchObject({
      defaultLocale: 'de-DE',
      timeZone: 'Europe/Berlin',
      languageFallback: 'de',
    });
    for (const config of [at, other]) expect(config?.image).toEqual({ optimise: true, quality: 75 });
  });
});
