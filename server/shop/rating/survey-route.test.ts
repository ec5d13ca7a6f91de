import supertest from 'supertest';
import { beforeEach, describe, expect, test } from 'vitest';
import { testRatingShop, type TestRatingShop } from './testing/rating-shop.ts';

const path = '/api/inform/rating/survey';
let shop: TestRatingShop;
beforeEach(() => {
  shop = testRatingShop();
});

const post = (body: object, headers: Record<string, string> = {}) =>
  supertest(shop.app).post(path).set(headers).send(body);
const form = (body: object, headers: Record<string, string> = {}) =>
  supertest(shop.app).post(path).set(headers).type('form').send(body);
const steps = () => shop.store.answers('at', 'storefront');

describe('POST /survey', () => {
  test('keeps an answer, and nothing of who gave it', async () => {
    const { body, headers } = await post({ survey: 'storefront', step: 4, comment: ' Mehr Bilder ' }).expect(
      201,
    );
    expect(body).toEqual({ message: 'Danke, das hilft uns weiter.' });
    expect(headers['set-cookie']).toBeUndefined();
    await post({ survey: 'storefront', step: 4 }, { Cookie: 'consent=C0001,C0002' }).expect(201);
    expect(await steps()).toEqual([{ step: 4, count: 2 }]);
  });

  test('takes a second answer for the last word of whoever consents to being known', async () => {
    const consent = 'consent=C0001,C0003';
    const { headers } = await post({ survey: 'storefront', step: 2 }, { Cookie: consent }).expect(201);
    const cookie = String(headers['set-cookie']).split(';')[0];
    await post({ survey: 'storefront', step: 5 }, { Cookie: `${consent}; ${cookie}` }).expect(201);
    expect(await steps()).toEqual([{ step: 5, count: 1 }]);
  });

  test.each([
    ['http://shop.test/storefront?x=1', '/storefront?x=1&umfrage=danke#_.umfrage-storefront'],
    ['http://shop.test/?umfrage=leer', '/?umfrage=danke#_.umfrage-storefront'],
    ['http://boese.example/', '/?umfrage=danke#_.umfrage-storefront'],
    ['http://shop.test//boese.example/', '/?umfrage=danke#_.umfrage-storefront'],
    ['http://shop.test/\\boese.example', '/?umfrage=danke#_.umfrage-storefront'],
    ['javascript:alert(1)', '/?umfrage=danke#_.umfrage-storefront'],
    ['', '/?umfrage=danke#_.umfrage-storefront'],
  ])('leads a form from %j back to %s', async (Referer, location) => {
    const { headers } = await form(
      { survey: 'storefront', step: '5' },
      { Referer, Host: 'shop.test' },
    ).expect(303);
    expect(headers.location).toBe(location);
  });

  test('leads a form without an answer back to say so', async () => {
    expect((await form({ survey: 'storefront' }).expect(303)).headers.location).toBe(
      '/?umfrage=leer#_.umfrage-storefront',
    );
    const { body } = await post({ survey: 'storefront', step: 6 }).expect(422);
    expect(body).toMatchObject({ status: 422, detail: 'Bitte wähle eine Antwort aus.' });
    expect(await steps()).toEqual([]);
  });

  test.each([
    [{ step: 5 }, 400],
    [{ survey: 'none', step: 5 }, 404],
    [{ survey: '../storefront', step: 5 }, 404],
    [{ survey: '__proto__', step: 5 }, 404],
    [{ survey: 'storefront', step: 0 }, 422],
    [{ survey: 'storefront', step: 1.5 }, 422],
    [{ survey: 'storefront', step: '1e0' }, 422],
    [{ survey: 'storefront', step: 'a\u0000' }, 400],
    [{ survey: 'storefront', step: 5, locale: 'xx-XX' }, 400],
  ])('%j is answered with %i', async (body, status) => {
    await post(body).expect(status);
    expect(await steps()).toEqual([]);
  });

  test('cuts an answer in words that is longer than the field', async () => {
    await post({ survey: 'storefront', step: 5, comment: 'x'.repeat(20_000) }).expect(201);
    expect(await steps()).toEqual([{ step: 5, count: 1 }]);
  });

  test('takes twenty an hour from one address', async () => {
    for (let sent = 0; sent < 20; sent += 1) await post({ survey: 'storefront', step: 5 }).expect(201);
    await post({ survey: 'storefront', step: 5 }).expect(429);
    expect((await form({ survey: 'storefront', step: 5 })).headers.location).toContain('umfrage=zu-oft');
  });

  test('refuses other sites', async () => {
    await form({ survey: 'storefront', step: 5 }, { 'Sec-Fetch-Site': 'same-site' }).expect(403);
    expect(await steps()).toEqual([]);
  });
});
