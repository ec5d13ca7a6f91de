import supertest from 'supertest';
import { beforeEach, describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../storage/database/database-unavailable.ts';
import { createMemoryRatingStore } from './testing/memory-rating-store.ts';
import { testRatingShop, type TestRatingShop } from './testing/rating-shop.ts';
import { testReview } from './testing/review.ts';

const root = '/api/inform/rating';
let shop: TestRatingShop;
const get = (path: string) => supertest(shop.app).get(root + path);

beforeEach(async () => {
  shop = testRatingShop();
  await shop.store.putPublished(
    'at',
    Array.from({ length: 25 }, (_, index) =>
      testReview({
        id: `r${String(index).padStart(2, '0')}`,
        stars: index < 5 ? 3 : 5,
        tags: index % 5 === 0 ? ['fits-small'] : [],
        created: Date.UTC(2026, 9, index + 1),
        colour: 'sage',
        size: '38',
      }),
    ),
  );
});

interface Answer {
  reviews: { id: string; stars: number }[];
  total: number;
  page: number;
  pages: number;
}

describe('GET /all/get', () => {
  test('gives 20 of 25 reviews, then the 5 others', async () => {
    const [first, second, third] = await Promise.all(
      ['', '&page=2', '&page=3'].map(async (page) => (await get(`/all/get?sku=4711${page}`)).body as Answer),
    );
    expect(first).toMatchObject({
      sku: '4711',
      count: 25,
      total: 25,
      page: 1,
      pages: 2,
      perPage: 20,
      max: 5,
    });
    expect(first?.reviews).toHaveLength(20);
    expect(second?.reviews).toHaveLength(5);
    expect(third?.reviews).toEqual([]);
    const ids = [...(first?.reviews ?? []), ...(second?.reviews ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(25);
  });

  test('says what all reviews come to, whatever is asked for', async () => {
    const { body, headers } = await get('/all/get?sku=4711.3&stars=3&tag=fits-small&sort=newest');
    expect(body).toMatchObject({
      average: 4.6,
      count: 25,
      total: 1,
      distribution: [
        { stars: 5, count: 20 },
        { stars: 4, count: 0 },
        { stars: 3, count: 5 },
        { stars: 2, count: 0 },
        { stars: 1, count: 0 },
      ],
      recommended: { yes: 25, of: 25 },
      tags: [{ id: 'fits-small', label: 'Passform: fällt klein aus', group: 'fit', count: 5 }],
      reviews: [
        {
          id: 'r00',
          stars: 3,
          title: 'Sitzt wunderbar',
          author: 'Martina aus Linz',
          date: '2026-10-01T00:00:00.000Z',
          tags: ['Passform: fällt klein aus'],
          size: '38',
          colour: 'Salbei',
          isVerified: false,
        },
      ],
    });
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(headers['content-language']).toBe('de-AT');
  });

  test('keeps products and filters apart', async () => {
    const ids = async (query: string) =>
      ((await get(`/all/get?sku=4711${query}`)).body as Answer).reviews.map(({ id }) => id);
    expect(await ids('&stars=3')).toHaveLength(5);
    expect(await ids('&tag=fits-small')).toHaveLength(5);
    expect(await ids('&stars=5&tag=fits-small')).toHaveLength(4);
    expect(await ids('&sort=newest')).toContain('r24');
  });

  test('speaks the language that is asked for', async () => {
    const { body } = await get('/all/get?sku=4711&locale=fr-CH&stars=3').set('tenant', 'default');
    expect(body).toMatchObject({ total: 0, reviews: [] });
    const { body: none } = await get('/all/get?sku=1&locale=fr-CH').set('tenant', 'default').expect(404);
    expect(none).toEqual({ detail: 'Cet article n’existe pas.' });
  });

  test.each([
    ['sku=4712', 404],
    ['sku=', 400],
    ['', 400],
    ['sku=%00', 404],
    ["sku='%20or%201=1", 404],
    ['sku=4711&sku=4711', 404],
    ['sku=__proto__', 404],
    ['sku=4711&page=0', 400],
    ['sku=4711&page=-1', 400],
    ['sku=4711&page=1.5', 400],
    ['sku=4711&page=1e3', 400],
    ['sku=4711&page=99999999999', 400],
    ['sku=4711&page=abc', 400],
    ['sku=4711&stars=6', 400],
    ['sku=4711&stars=null', 400],
    ['sku=4711&tag=__proto__', 400],
    ['sku=4711&tag=%F0%9F', 400],
    ['sku=4711&sort=price', 400],
    ['sku=4711&locale=xx-XX', 400],
    ['sku=4711&locale=fr-CH', 400],
  ])('?%s is answered with %i', async (query, status) => {
    const { body } = await get(`/all/get?${query}`).expect(status);
    expect((body as { detail: string }).detail).not.toBe('');
  });

  test('tells an outage as one', async () => {
    const broken = {
      ...createMemoryRatingStore(),
      summary: () => Promise.reject(new DatabaseUnavailable('lost', 'gone')),
    };
    shop = testRatingShop({ store: broken });
    const { headers } = await get('/all/get?sku=4711').expect(503);
    expect(headers['retry-after']).toBe('5');
  });

  test('takes no other method', async () => {
    for (const path of ['/all/get', '/new/get'])
      expect(
        (
          await supertest(shop.app)
            .post(root + path)
            .expect(405)
        ).headers.allow,
      ).toBe('GET, HEAD');
    for (const path of ['/feedback', '/new/store', '/survey'])
      expect((await get(path).expect(405)).headers.allow).toBe('POST');
    await get('/all').expect(404);
  });
});

describe('GET /new/get', () => {
  test('says what a form for a review shows and asks', async () => {
    const { body } = await get('/new/get?sku=4711.2').expect(200);
    expect(body).toMatchObject({
      sku: '4711',
      name: 'Wickelkleid',
      picture: 'dress-wrap-sage',
      sizes: ['38', '40', '42'],
      colours: [
        { id: 'sage', label: 'Salbei' },
        { id: 'black', label: 'Schwarz' },
      ],
      limits: { text: { min: 20, max: 4000 } },
    });
    expect((body as { tags: unknown[] }).tags).toContainEqual({
      id: 'fits-large',
      label: 'Passform: fällt groß aus',
      group: 'fit',
    });
    await get('/new/get?sku=1').expect(404);
  });

  test('is not there where reviews cannot be written', async () => {
    shop = testRatingShop({ hasButton: false });
    const { body } = await get('/new/get?sku=4711').expect(404);
    expect(body).toEqual({ detail: 'Bewertungen können zurzeit nicht geschrieben werden.' });
    await get('/all/get?sku=4711').expect(200);
  });
});
