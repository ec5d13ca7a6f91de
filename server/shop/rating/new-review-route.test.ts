import supertest from 'supertest';
import { beforeEach, describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../storage/database/database-unavailable.ts';
import { createMemoryRatingStore } from './testing/memory-rating-store.ts';
import { testRatingShop, type TestRatingShop, testTime } from './testing/rating-shop.ts';

const path = '/api/inform/rating/new/store';
const review = {
  sku: '4711',
  stars: 5,
  title: 'Sitzt wunderbar',
  text: 'Der Stoff fällt schön, und die Länge passt mir genau.',
  author: 'Martina aus Linz',
  recommended: 'yes',
  tags: ['fits-true'],
  size: '38',
  colour: 'sage',
};

let shop: TestRatingShop;
beforeEach(() => {
  shop = testRatingShop();
});

const post = (body: object | string, headers: Record<string, string> = {}) =>
  supertest(shop.app).post(path).set(headers).send(body);
const form = (body: string, headers: Record<string, string> = {}) =>
  post(body, { 'Content-Type': 'application/x-www-form-urlencoded', ...headers });
const asForm = (more: Record<string, string> = {}): string => {
  const { tags, stars, ...rest } = review;
  return new URLSearchParams({ ...rest, stars: String(stars), fit: tags[0] ?? '', ...more }).toString();
};
const waiting = () => shop.store.inState('at', 'pending', 10);

describe('POST /new/store', () => {
  test('keeps a review until somebody has read it', async () => {
    const { body, headers } = await post(review).expect(201);
    expect(body).toEqual({
      state: 'pending',
      message: 'Danke für Deine Bewertung. Wir lesen sie, bevor sie hier erscheint.',
    });
    expect(headers['cache-control']).toBe('private, no-store');
    const { recommended: _recommended, ...same } = review;
    expect(await waiting()).toMatchObject([
      { ...same, isRecommended: true, isVerified: false, locale: 'de-AT', created: testTime },
    ]);
    expect(shop.changed).toEqual([]);
    const shown = await supertest(shop.app).get('/api/inform/rating/all/get?sku=4711');
    expect(shown.body).toMatchObject({ count: 0, reviews: [] });
  });

  test('takes a plain form and leads it back to the product', async () => {
    const { headers } = await form(`${asForm({ fit: '' })}&tags=comfortable&tags=good-value`).expect(303);
    expect(headers.location).toBe('/p/wickelkleid-4711?bewertung=danke#_.bewertung-schreiben');
    expect(await waiting()).toMatchObject([{ tags: ['comfortable', 'good-value'], text: review.text }]);
  });

  test('takes the product for the number of a variant, and the language of the page', async () => {
    const { headers } = await form(asForm({ sku: '4711.2', locale: 'fr-CH' }), { tenant: 'default' }).expect(
      303,
    );
    expect(headers.location).toBe('/fr/p/wickelkleid-4711?mon-avis=merci#_.donner-un-avis');
    expect(await shop.store.inState('default', 'pending', 10)).toMatchObject([
      { sku: '4711', locale: 'fr-CH' },
    ]);
  });

  test('keeps paragraphs, and takes away what nobody sees', async () => {
    await form(asForm({ text: 'Der Stoff fällt schön.\r\n\r\nDie Länge\u202e passt.\u0007' })).expect(303);
    expect(await waiting()).toMatchObject([{ text: 'Der Stoff fällt schön.\n\nDie Länge passt.' }]);
  });

  test('names all that is wrong, field by field, in the language of the shop', async () => {
    const { body, headers } = await post({
      sku: '4711',
      text: 'Mehr auf https://boese.example',
      author: 'M',
    });
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Deine Bewertung ist noch nicht vollständig.',
      status: 422,
      detail: 'Deine Bewertung ist noch nicht vollständig.',
      errors: [
        { field: 'stars', detail: 'Sterne: Diese Angabe fehlt noch.' },
        { field: 'title', detail: 'Überschrift: Diese Angabe fehlt noch.' },
        { field: 'text', detail: 'Bewertung: Bitte lass Webadressen weg.' },
        { field: 'author', detail: 'Name: Bitte schreib ein wenig mehr.' },
      ],
    });
    expect(await waiting()).toEqual([]);
  });

  test.each([
    [{ text: '' }, 'unvollstaendig'],
    [{ stars: '9' }, 'unvollstaendig'],
    [{ text: '<script>alert(1)</script> ein langer Text' }, 'nur-text'],
    [{ title: 'www.boese.example' }, 'nur-text'],
    [{ author: 'ich@boese.example' }, 'nur-text'],
  ])('leads a form with %j back to say so: %s', async (more, state) => {
    const { headers } = await form(asForm(more)).expect(303);
    expect(headers.location).toBe(`/p/wickelkleid-4711?bewertung=${state}#_.bewertung-schreiben`);
    expect(await waiting()).toEqual([]);
  });

  test('takes a second sending of the same words, and a second review of the same person, for one', async () => {
    const { headers } = await post(review).expect(201);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect((await post(review).expect(409)).body).toMatchObject({
      detail: 'Deine Bewertung zu diesem Artikel haben wir schon erhalten.',
    });
    const other = { title: 'Doch nicht so gut' };
    await post({ ...review, ...other }, { Cookie: cookie }).expect(409);
    expect((await form(asForm(other), { Cookie: cookie }).expect(303)).headers.location).toContain(
      'bewertung=doppelt',
    );
    expect(await waiting()).toHaveLength(1);
    await post({ ...review, ...other }).expect(201);
  });

  test('thanks a program that fills in everything, and keeps nothing of it', async () => {
    await post({ ...review, website: 'https://boese.example' }).expect(201);
    await form(asForm({ website: 'x' })).expect(303);
    expect(await waiting()).toEqual([]);
  });

  test('takes six an hour from one address', async () => {
    for (let sent = 0; sent < 6; sent += 1)
      await post({ ...review, title: `Bewertung ${sent}` }, { 'X-Forwarded-For': '192.0.2.1' }).expect(201);
    const more = { ...review, title: 'Noch eine' };
    const { headers, body } = await post(more, { 'X-Forwarded-For': '192.0.2.1' }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((body as { detail: string }).detail).toContain('Bitte versuche es später noch einmal.');
    const led = await form(asForm({ title: 'Als Formular' }), { 'X-Forwarded-For': '192.0.2.1' });
    expect(led.headers.location).toContain('bewertung=zu-oft');
    await post(more, { 'X-Forwarded-For': '192.0.2.2' }).expect(201);
  });

  test('tells an outage by its status, to a form, too', async () => {
    const add = () => Promise.reject(new DatabaseUnavailable('lost', 'gone'));
    shop = testRatingShop({ store: { ...createMemoryRatingStore(), add } });
    expect([(await post(review)).status, (await form(asForm())).status]).toEqual([503, 503]);
  });

  test('is not there where the button is turned off', async () => {
    shop = testRatingShop({ hasButton: false });
    await post(review).expect(404);
    await form(asForm()).expect(404);
    expect(await waiting()).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { Origin: 'https://boese.example' }],
    ['a browser on another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a page without origin', { Origin: 'null' }],
  ])('refuses %s', async (_name, headers) => {
    await post(review, headers).expect(403);
    await form(asForm(), headers).expect(403);
    expect(await waiting()).toEqual([]);
  });

  test.each<[string, number, string, string]>([
    ['NUL in JSON', 400, 'application/json', '{"sku":"4711","title":"a\\u0000b"}'],
    ['NUL in a form', 400, 'application/x-www-form-urlencoded', 'sku=4711&title=a%00b'],
    ['half a character', 400, 'application/json', '{"sku":"4711","title":"a\\ud800"}'],
    ['no UTF-8', 400, 'application/x-www-form-urlencoded', 'sku=4711&title=%ff%fe'],
    ['too many entries', 400, 'application/x-www-form-urlencoded', 'tags=a&'.repeat(101)],
    ['broken JSON', 400, 'application/json', '{"sku":'],
    ['a list', 400, 'application/json', '[]'],
    ['null', 400, 'application/json', 'null'],
    ['an object as text', 400, 'application/json', '{"sku":"4711","title":{"a":1}}'],
    ['a prototype', 400, 'application/json', '{"__proto__":{"admin":true}}'],
    ['deep nesting', 400, 'application/json', `${'['.repeat(3000)}${']'.repeat(3000)}`],
    ['too much', 413, 'application/json', `{"text":"${'x'.repeat(70_000)}"}`],
    ['too much of a form', 413, 'application/x-www-form-urlencoded', `text=${'x'.repeat(70_000)}`],
    ['another kind', 415, 'text/plain', 'sku=4711'],
    ['multipart', 415, 'multipart/form-data; boundary=x', '--x--'],
    ['an unknown locale', 400, 'application/json', '{"sku":"4711","locale":"xx-XX"}'],
    ['an unknown product', 404, 'application/json', '{"sku":"1"}'],
    ['no product', 400, 'application/json', '{}'],
  ])('answers %s with %i', async (_name, status, type, body) => {
    await post(body, { 'Content-Type': type }).expect(status);
    expect(await waiting()).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
