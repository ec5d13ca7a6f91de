import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { elementWith, seenText } from '../../running/seen-text.ts';
import type { TestBrowser } from '../account/account-shop.ts';
import { address, type OrderShop, startOrderShop } from './order-shop.ts';

// The place of a postal code, which is offered and never demanded.

const step = '/kasse/lieferservice';
const typed = { form: 'delivery', email: 'n@example.at', place: 'home', ...address, city: '' };
let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
  shop.content.bucket('places/main', { lines: ['1070 Wien', '3021 Gablitz', '3021 Pressbaum'] });
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

describe('the call', () => {
  test.each([
    ['postalCode=1070', ['Wien']],
    ['postalCode=3021&locale=de-AT', ['Gablitz', 'Pressbaum']],
    ['postalCode=9999', []],
    ['postalCode=1070&postalCode=3021', []],
    ['', []],
  ])('%s gives %j, to everybody', async (query, places) => {
    const { status, headers, text } = await shop.browser().get(`/api/place/v1?${query}`);
    expect([status, JSON.parse(text)]).toEqual([200, { places }]);
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['public, max-age=300', undefined]);
  });

  test('refuses a locale that the shop does not have', async () => {
    expect((await shop.browser().get('/api/place/v1?postalCode=1070&locale=fr-CH')).status).toBe(400);
  });
});

describe('without a script', () => {
  async function guest(): Promise<TestBrowser> {
    const browser = shop.browser();
    await browser.send('/warenkorb', { sku: '100' });
    await browser.send('/kasse/registrieren', { form: 'guest' });
    return browser;
  }
  const cityOf = (text: string): string | undefined => /name="city"[^>]*value="([^"]*)"/.exec(text)?.[1];
  const faultOf = (text: string): string => {
    const id = / id="([^"]*form-city-fault)"/.exec(text)?.[1] ?? '';
    return seenText(elementWith(text, ` id="${id}"`));
  };

  test('a place that was left out is the one of its code, at both addresses', async () => {
    const browser = await guest();
    const other = Object.fromEntries(Object.entries(address).map(([name, text]) => [`other-${name}`, text]));
    const sent = { ...typed, place: 'other', ...other, 'other-city': ' ' };
    expect((await browser.send(step, sent)).headers.location).toBe('/kasse/zahlung');
    const { text } = await browser.get(step);
    expect(cityOf(text)).toBe('Wien');
    expect(text).toMatch(/name="other-city"[^>]*value="Wien"/);
  });

  test('it stands on the page that asks for something else', async () => {
    const { status, text } = await (await guest()).send(step, { ...typed, houseNumber: '' });
    expect([status, cityOf(text), faultOf(text)]).toEqual([422, 'Wien', '']);
  });

  test.each(['3021', '9999'])(
    'of %s, which has several or is not listed, it is asked for',
    async (postalCode) => {
      const { status, text } = await (await guest()).send(step, { ...typed, postalCode });
      expect([status, cityOf(text) ?? '']).toEqual([422, '']);
      expect(faultOf(text)).not.toBe('');
    },
  );

  test.each(['Neubau', 'Gablitz'])('%s is right too, whatever is listed', async (city) => {
    const browser = await guest();
    for (const postalCode of ['1070', '9999'])
      expect((await browser.send(step, { ...typed, postalCode, city })).headers.location).toBe(
        '/kasse/zahlung',
      );
    expect(cityOf((await browser.get(step)).text)).toBe(city);
  });
});
