import { beforeEach, describe, expect, test } from 'vitest';
import { openTestServiceShop, type TestServiceShop } from '../testing/service-shop.ts';
import { serviceLayerCalls, shownServiceLayer } from './service-layer-calls.ts';

const path = '/api/servicelayer?identifier=delivery';
const delivery = { title: 'Lieferung', html: '<p>In 3 bis 5 Werktagen bei Dir.</p>' };

let shop: TestServiceShop;
beforeEach(() => {
  shop = openTestServiceShop();
  shop.content.bucket('service-layer/delivery', {
    ...{ ...delivery, html: `${delivery.html}<img src=x onerror=x()>` },
    more: { label: 'Mehr', href: '/service-hilfe/lieferung' },
    note: 'for editors',
  });
});

describe('GET /api/servicelayer', () => {
  test('gives title, clean text and where more is said; everybody may keep it for a minute', async () => {
    const response = await shop.get(path);
    expect([
      response.status,
      response.headers['cache-control'],
      response.headers['content-language'],
    ]).toEqual([200, 'public, max-age=60', 'de-AT']);
    expect(shownServiceLayer.parse(response.body)).toEqual(response.body);
    expect(response.body).toEqual({ ...delivery, more: { label: 'Mehr', href: '/service-hilfe/lieferung' } });
  });

  test('leads by route where there is one, and nowhere with what could run code', async () => {
    const moreOf = async (more: object): Promise<unknown> => {
      shop.content.bucket('service-layer/returns', { ...delivery, more }, 'fr-CH', 'default');
      shop.documents.invalidate({ tags: ['bucket:service-layer'] });
      await shop.get('/api/servicelayer?identifier=returns&locale=fr-CH', 'default');
      return (await shop.get('/api/servicelayer?identifier=returns&locale=fr-CH', 'default')).body.more;
    };
    expect(await moreOf({ label: 'Accueil', route: 'home' })).toEqual({ label: 'Accueil', href: '/fr' });
    expect(await moreOf({ label: 'Mal', href: 'javascript:alert(1)' })).toBeUndefined();
    expect(await moreOf({ label: 'Nulle part', route: '__proto__' })).toBeUndefined();
    expect(await moreOf({ label: 'Ailleurs', href: 'https://www.example.org/a' })).toEqual({
      label: 'Ailleurs',
      href: 'https://www.example.org/a',
    });
  });

  test('knows the texts of its own shop and of the locale alone', async () => {
    shop.content.bucket('service-layer/delivery', { ...delivery, title: 'Livraison' }, 'fr-CH', 'default');
    expect((await shop.get(`${path}&locale=fr-CH`, 'default')).body.title).toBe('Livraison');
    expect((await shop.get(path, 'default')).status).toBe(404);
    expect((await shop.get(`${path}&locale=fr-CH`)).status).toBe(400);
  });

  test.each([
    ['', '„identifier“'],
    ['?identifier=', '„identifier“'],
    ['?identifier=a&identifier=b', '„identifier“'],
    ['?identifier=..%2Fvouchers%2Fmain', '„identifier“'],
    ['?identifier=delivery&locale=fr-CH', '„locale“ ist hier eines von: de-AT.'],
  ])('%s is refused by name', async (query, detail) => {
    const response = await shop.get(`/api/servicelayer${query}`);
    expect(response.status).toBe(400);
    expect(response.body.detail).toContain(detail);
    expect(shop.content.reads).toEqual([]);
  });

  test.each([
    [
      'at',
      'de-AT',
      'Dieser Inhalt konnte leider nicht geladen werden. Bitte versuche es später noch einmal.',
    ],
    ['default', 'fr-CH', 'Ce contenu n’a malheureusement pas pu être chargé. Veuillez réessayer plus tard.'],
    ['default', 'nl-NL', 'Deze inhoud kon helaas niet worden geladen. Probeer het later opnieuw.'],
  ])('says in %s, %s, that the text could not be loaded', async (tenant, locale, detail) => {
    const asked = `/api/servicelayer?identifier=gone&locale=${locale}`;
    const missing = await shop.get(asked, tenant);
    expect([missing.status, missing.body]).toEqual([404, { detail }]);
    shop.content.fail();
    const away = await shop.get(asked.replace('gone', 'away'), tenant);
    expect([away.status, away.body, away.headers['retry-after']]).toEqual([503, { detail }, '5']);
  });

  test('has one spelling, and is read only', async () => {
    for (const wrong of ['/api/servicelayer/', '/api/serviceLayer', '/api/servicelayer/delivery.css'])
      expect([wrong, (await shop.get(`${wrong}?identifier=delivery`)).status]).toEqual([wrong, 404]);
    const posted = await shop.get(path, 'at', 'post');
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('is described as it answers', () => {
    expect(serviceLayerCalls.map(({ path: at, answers }) => [at, Object.keys(answers)])).toEqual([
      ['/api/servicelayer', ['200', '404', '503']],
    ]);
  });
});
