import supertest from 'supertest';
import { beforeEach, describe, expect, test } from 'vitest';
import { testRatingShop, type TestRatingShop } from './testing/rating-shop.ts';
import { testNewReview, testReview } from './testing/review.ts';

const path = '/api/inform/rating/feedback';
let shop: TestRatingShop;

beforeEach(async () => {
  shop = testRatingShop();
  await shop.store.putPublished('at', [
    testReview({ id: 'a', helpful: 3 }),
    testReview({ id: 'b', sku: '4712' }),
  ]);
  await shop.store.add('at', testNewReview({ id: 'c' }));
});

const vote = (body: object, headers: Record<string, string> = {}) =>
  supertest(shop.app).post(path).set(headers).send(body);
const cookieOf = (headers: Record<string, unknown>): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';

describe('POST /feedback', () => {
  test('counts a vote, and makes the voter a cookie that only calls bring along', async () => {
    const { body, headers } = await vote({ sku: '4711', vote: 'yes:a' }).expect(200);
    expect(body).toEqual({ review: 'a', helpful: 4, notHelpful: 0 });
    expect(String(headers['set-cookie'])).toMatch(
      /^rv=[\w-]{22}\.[\w-]{22}; Max-Age=15552000; Path=\/api\/; HttpOnly; SameSite=Lax$/,
    );
    expect(headers['cache-control']).toBe('private, no-store');
    expect(shop.changed).toEqual(['at 4711']);
  });

  test('counts one vote of a voter, the last one', async () => {
    const first = await vote({ sku: '4711', vote: 'yes:a' });
    const Cookie = cookieOf(first.headers);
    const second = await vote({ sku: '4711', vote: 'yes:a' }, { Cookie });
    expect(second.body).toMatchObject({ helpful: 4, notHelpful: 0 });
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(shop.changed).toHaveLength(1);
    expect((await vote({ sku: '4711', vote: 'no:a' }, { Cookie })).body).toMatchObject({
      helpful: 3,
      notHelpful: 1,
    });
    expect((await vote({ sku: '4711', vote: 'no:a' })).body).toMatchObject({ helpful: 3, notHelpful: 2 });
  });

  test('believes no number that it has not made', async () => {
    const [, voter = ''] =
      /rv=([\w-]{22})/.exec(cookieOf((await vote({ sku: '4711', vote: 'yes:a' })).headers)) ?? [];
    for (const made of [`rv=${voter}`, `rv=${voter}.${'A'.repeat(22)}`, 'rv=x', `rv=${voter}.a.b`])
      expect(
        (await vote({ sku: '4711', vote: 'yes:a' }, { Cookie: made })).headers['set-cookie'],
      ).toBeDefined();
  });

  test('sends the cookie over HTTPS alone where there is HTTPS', async () => {
    shop = testRatingShop({ isHttps: true, store: shop.store });
    const { headers } = await vote({ sku: '4711', vote: 'yes:a' });
    expect(String(headers['set-cookie'])).toContain('; Secure;');
  });

  test('leads a form back to the review, in the list as it was', async () => {
    const { headers } = await supertest(shop.app)
      .post(path)
      .type('form')
      .send({ sku: '4711', vote: 'yes:a', list: 'sterne-filter=5&bewertungen=2&x=//boese.example' })
      .expect(303);
    expect(headers.location).toBe(
      '/p/wickelkleid-4711?sterne-filter=5&bewertungen=2&bewertung=stimme#_.bewertung-a',
    );
  });

  test('leads a form back to the variant that was chosen', async () => {
    const { headers } = await supertest(shop.app)
      .post(path)
      .type('form')
      .send({ sku: '4711', vote: 'yes:a', list: 'farbe=sage&groesse=W29%2FL32&bewertungen=2' })
      .expect(303);
    expect(headers.location).toBe(
      '/p/wickelkleid-4711?bewertungen=2&farbe=sage&groesse=W29%2FL32&bewertung=stimme#_.bewertung-a',
    );
  });

  test.each([
    [{ sku: '4711', vote: 'yes:none' }, 404],
    [{ sku: '4711', vote: 'yes:b' }, 404],
    [{ sku: '4711', vote: 'yes:c' }, 404],
    [{ sku: '1', vote: 'yes:a' }, 404],
    [{ vote: 'yes:a' }, 400],
    [{ sku: '4711' }, 400],
    [{ sku: '4711', vote: 'maybe:a' }, 400],
    [{ sku: '4711', vote: 'yes:' }, 400],
    [{ sku: '4711', vote: 'yes:a\u0000' }, 400],
    [{ sku: '4711', vote: `yes:${'a'.repeat(65)}` }, 400],
    [{ sku: '4711', vote: { yes: 'a' } }, 400],
    [{ sku: '4711', vote: 'yes:a', locale: 'xx' }, 400],
  ])('%j is answered with %i', async (body, status) => {
    await vote(body).expect(status);
    expect(await shop.store.review('at', 'a')).toMatchObject({ helpful: 3 });
    expect(shop.changed).toEqual([]);
  });

  test('takes ten a day on one review from one address, which may be of several people', async () => {
    for (let sent = 0; sent < 10; sent += 1) await vote({ sku: '4711', vote: 'yes:a' }).expect(200);
    const { headers } = await vote({ sku: '4711', vote: 'yes:a' }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
    expect(await shop.store.review('at', 'a')).toMatchObject({ helpful: 13 });
    await shop.store.putPublished('at', [testReview({ id: 'd' })]);
    await vote({ sku: '4711', vote: 'yes:d' }).expect(200);
  });

  test('takes sixty in ten minutes from one address', async () => {
    const ids = Array.from({ length: 60 }, (_, at) => `d${at}`);
    await shop.store.putPublished(
      'at',
      ids.map((id) => testReview({ id })),
    );
    for (const id of ids) await vote({ sku: '4711', vote: `yes:${id}` }).expect(200);
    const { headers } = await vote({ sku: '4711', vote: 'yes:a' }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const form = await supertest(shop.app).post(path).type('form').send({ sku: '4711', vote: 'yes:a' });
    expect(form.headers.location).toBe('/p/wickelkleid-4711?bewertung=zu-oft#_.bewertungen');
  });

  test('refuses other sites', async () => {
    await vote({ sku: '4711', vote: 'yes:a' }, { Origin: 'https://boese.example' }).expect(403);
    expect(await shop.store.review('at', 'a')).toMatchObject({ helpful: 3 });
  });
});
