import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seenText } from '../../running/seen-text.ts';
import type { TestBrowser } from '../account/account-shop.ts';
import { address, type OrderShop, startOrderShop } from './order-shop.ts';

const parcelShop = (id: string, postalCode: string, country = 'AT') => ({
  ...{ id, name: `Trafik ${id}`, street: 'Burggasse 31', postalCode, city: 'Wien', country },
  ...{ hours: 'Mo–Fr 8–18 Uhr', point: { lat: 48.2, lng: 16.35 } },
});
const step = '/kasse/lieferservice';
const typed = { form: 'delivery', email: 'n@example.at', place: 'parcel-shop', ...address };
const away = 'Die Paketshops können wir gerade nicht zeigen. Zu Dir nach Hause liefern wir trotzdem.';

let shop: OrderShop;
let browser: TestBrowser;
beforeEach(async () => {
  shop = await startOrderShop();
  const shops = [
    parcelShop('far', '1210'),
    parcelShop('near', '1080'),
    parcelShop('here', '1070'),
    parcelShop('graz', '8010'),
    parcelShop('abroad', '1070', 'DE'),
  ];
  shop.content.bucket('parcel-shops/main', { shops });
  browser = shop.browser();
  await browser.send('/warenkorb', { sku: '100' });
  await browser.send('/kasse/registrieren', { form: 'guest' });
});
afterEach(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const named = (html: string): string[] =>
  [...html.matchAll(/name="parcelShop"[^>]*value="([^"]+)"/g)].map(([, id]) => id ?? '');
const find = (more: Record<string, string>) => browser.send(step, { ...typed, find: 'yes', ...more });

describe('the search for parcel shops', () => {
  test('shows the nearest of the country first with their hours, and keeps all that was typed', async () => {
    expect(named((await browser.get(step)).text)).toEqual([]);
    const { status, text } = await find({
      shopSearch: '1070',
      lastName: 'B3rger',
    });
    expect([status, named(text)]).toEqual([200, ['here', 'near', 'far']]);
    expect(seenText(text)).toContain('Trafik here Burggasse 31, 1070 Wien Mo–Fr 8–18 Uhr');
    for (const value of ['n@example.at', 'B3rger', '12-14a/3/7', '1070'])
      expect(text).toContain(`value="${value}"`);
    expect(text).toMatch(/<input[^>]*checked=""[^>]*value="parcel-shop"/);
  });

  test('takes the postal code of the address where no other was typed', async () => {
    expect(named((await find({ shopSearch: '', postalCode: '8020' })).text)).toEqual(['graz']);
  });

  test('says that there is none near, or that it needs a postal code', async () => {
    expect(seenText((await find({ shopSearch: '5020' })).text)).toContain('kennen wir keinen Paketshop');
    const { status, text } = await find({ shopSearch: 'Wien' });
    expect(status).toBe(422);
    expect(seenText(text)).toContain('Diese Postleitzahl gibt es nicht.');
  });
});

describe('a parcel shop that was chosen', () => {
  test('is taken without another search, and is there when somebody comes back', async () => {
    const sent = await browser.send(step, {
      ...typed,
      shopSearch: '',
      parcelShop: 'here',
    });
    expect([sent.status, sent.headers.location]).toEqual([303, '/kasse/zahlung']);
    expect((await browser.get(step)).text).toMatch(/<input[^>]*checked=""[^>]*value="here"/);
    const elsewhere = await browser.send(step, {
      ...typed,
      shopSearch: '8010',
      parcelShop: 'here',
    });
    expect(elsewhere.status).toBe(303);
  });

  test.each(['nowhere', 'abroad', ''])('is refused where the shop does not list it: "%s"', async (id) => {
    const { status, text } = await browser.send(step, {
      ...typed,
      shopSearch: '1070',
      parcelShop: id,
    });
    expect(status).toBe(422);
    expect(seenText(text)).toContain('Bitte wähle einen Paketshop.');
    expect(named(text)).toEqual(['here', 'near', 'far']);
    expect((await browser.get('/kasse/zahlung')).headers.location).toBe(step);
  });
});

describe('while the list cannot be had', () => {
  test('the step says so, refuses what nobody can check, and delivers home', async () => {
    expect(seenText((await browser.get(step)).text)).not.toContain(away);
    shop.content.fail();
    const found = await find({ shopSearch: '1070' });
    expect(found.status).toBe(200);
    expect(seenText(found.text)).toContain(away);
    const refused = await browser.send(step, {
      ...typed,
      shopSearch: '1070',
      parcelShop: 'here',
    });
    expect(refused.status).toBe(422);
    expect(seenText(refused.text)).toContain('Paketshops können wir gerade nicht prüfen.');
    const home = await browser.send(step, { ...typed, place: 'home' });
    expect(home.headers.location).toBe('/kasse/zahlung');
  });

  test('what was chosen before stays chosen, also at a process that has never read the list', async () => {
    await browser.send(step, { ...typed, parcelShop: 'here' });
    const other = await shop.sibling();
    try {
      const same = other.browser();
      for (const [name, value] of browser.cookies) same.cookies.set(name, value);
      other.content.bucket('parcel-shops/main', { shops: 'gone' });
      const page = await same.get(step);
      expect(seenText(page.text)).toContain('Trafik here');
      const sent = await same.send(step, { ...typed, parcelShop: 'here' });
      expect(sent.headers.location).toBe('/kasse/zahlung');
      expect((await same.send(step, { ...typed, parcelShop: 'near' })).status).toBe(422);
    } finally {
      await other.close();
    }
  });
});
