import { beforeEach, describe, expect, test } from 'vitest';
import { gatewayPath } from '../../../schemas/gateway/gateway-call.ts';
import { testNewReview, testReview } from '../../shop/rating/testing/review.ts';
import { testReviewedDress } from '../../shop/rating/testing/reviewed-product.ts';
import { dataOf, faultsOf, piece, testGatewayShop } from '../testing/gateway-shop.ts';

let shop: ReturnType<typeof testGatewayShop>;

beforeEach(async () => {
  const { colours } = testReviewedDress();
  shop = testGatewayShop({ products: [piece(4711, { colours }), piece(4712)] });
  const many = Array.from({ length: 25 }, (_, at) =>
    testReview({ id: `m${at}`, stars: 4, created: Date.UTC(2026, 9, 1 + at), tags: [], helpful: 0 }),
  );
  await shop.ratings.putPublished('at', [
    testReview({ id: 'a', helpful: 3, colour: colours[0]?.id ?? null }),
    testReview({ id: 'b', sku: '4712', stars: 1, tags: [] }),
    ...many,
  ]);
  await shop.ratings.add('at', testNewReview({ id: 'waiting' }));
});

describe('ratings', () => {
  test('tell what all reviews of a product come to, and show the most helpful ones', async () => {
    const answer = await shop.ask(`{ ratings(sku: "4711.1") { id sku average max count total
      distribution { stars count } tags { tag { id label group } count }
      reviews(first: 1) { id stars title text author locale date isVerified isRecommended tags { id label } size colour helpful notHelpful } } }`);
    expect(dataOf(answer)).toEqual({
      ratings: {
        id: '4711||',
        sku: '4711',
        average: 4,
        max: 5,
        count: 26,
        total: 26,
        distribution: [
          { stars: 5, count: 1 },
          { stars: 4, count: 25 },
          ...[3, 2, 1].map((stars) => ({ stars, count: 0 })),
        ],
        tags: [{ tag: { id: 'fits-true', label: 'Passform: passt wie erwartet', group: 'fit' }, count: 1 }],
        reviews: [
          expect.objectContaining({
            id: 'a',
            stars: 5,
            author: 'Martina aus Linz',
            date: '2026-11-14T09:00:00.000Z',
            tags: [{ id: 'fits-true', label: 'Passform: passt wie erwartet' }],
            colour: expect.stringMatching(/^[A-ZÄÖÜ]/) as string,
            helpful: 3,
          }),
        ],
      },
    });
  });

  test('come by pages of twenty', async () => {
    const page = async (skip: number): Promise<number> => {
      const answer = await shop.ask(`{ ratings(sku: "4711") { reviews(skip: ${skip}) { id } } }`);
      return (dataOf(answer) as { ratings: { reviews: object[] } }).ratings.reviews.length;
    };
    expect([await page(0), await page(20), await page(40)]).toEqual([20, 6, 0]);
  });

  test.each([
    ['{ stars: 5 }', '4711|5|', 1],
    ['{ tag: "fits-true" }', '4711||fits-true', 1],
    ['{ stars: 4, tag: "fits-true" }', '4711|4|fits-true', 0],
    ['{ stars: 4 }', '4711|4|', 25],
    ['{}', '4711||', 26],
  ])('with filter %s are others, under another id', async (filter, id, total) => {
    const answer = await shop.ask(
      `{ ratings(sku: "4711", filter: ${filter}) { id total average reviews(first: 100) { id } } }`,
    );
    const told = (dataOf(answer) as { ratings: { reviews: object[] } }).ratings;
    expect(told).toMatchObject({ id, total, average: 4 });
    expect(told.reviews).toHaveLength(total);
  });

  test('of nothing are none', async () => {
    expect(dataOf(await shop.ask('{ ratings(sku: "9") { id } }'))).toEqual({ ratings: null });
  });

  test.each([
    ['ratings(sku: "4711", filter: { stars: 6 }) { id }', 'stars is 1 to 5'],
    ['ratings(sku: "4711", filter: { tag: "nonsense" }) { id }', 'there is no such keyword'],
    ['ratings(sku: "4711") { reviews(first: 0) { id } }', 'first is 1 to 100'],
    ['ratings(sku: "4711") { reviews(first: 101) { id } }', 'first is 1 to 100'],
    ['ratings(sku: "4711") { reviews(skip: -1) { id } }', 'skip is 0 to 2000'],
  ])('for %s are refused with the reason', async (query, reason) => {
    const answer = await shop.ask(`{ ${query} }`);
    expect(answer.status).toBe(400);
    expect(faultsOf(answer)).toBe(reason);
  });

  test('of one call are read once for each product, colours and all', async () => {
    await shop.ask(`{
      all: ratings(sku: "4711") { average count total distribution { count } tags { count } reviews(first: 20) { id colour } }
      some: ratings(sku: "4711", filter: { stars: 4 }) { average total }
      other: ratings(sku: "4712") { average reviews(first: 20) { colour } } }`);
    expect(shop.calls.products).toHaveBeenCalledOnce();
    expect(shop.calls.summary.mock.calls.map(([, sku]) => sku).toSorted()).toEqual(['4711', '4712']);
    expect(shop.calls.published).toHaveBeenCalledTimes(2);
  });
});

describe('a vote', () => {
  const query =
    'mutation Vote($review: ID!, $isHelpful: Boolean!) { voteReview(review: $review, isHelpful: $isHelpful) { id helpful notHelpful } }';
  const vote = (isHelpful: boolean, review = 'a') => shop.ask(query, { review, isHelpful });

  test('is counted, and known again by a cookie', async () => {
    const first = await vote(true);
    expect(dataOf(first)).toEqual({ voteReview: { id: 'a', helpful: 4, notHelpful: 0 } });
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    expect(String(first.headers['set-cookie'])).toContain('; Path=/api/;');
    const second = await vote(false).set('Cookie', cookie);
    expect(dataOf(second)).toEqual({ voteReview: { id: 'a', helpful: 3, notHelpful: 1 } });
  });

  test.each([
    ['is not there', 'nothing'],
    ['is not published', 'waiting'],
  ])('on a review that %s is refused in the shop’s words', async (_, review) => {
    const answer = await vote(true, review);
    expect(answer.status).toBe(404);
    expect(faultsOf(answer)).toBe('Diese Bewertung gibt es nicht mehr.');
  });

  test('that comes too often is refused, with when to come again', async () => {
    for (let count = 0; count < 10; count += 1) expect((await vote(true)).status).toBe(200);
    const answer = await vote(true);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(faultsOf(answer)).toBe('Das war sehr oft in kurzer Zeit. Bitte versuche es später noch einmal.');
  });

  test('of another site is refused', async () => {
    const answer = await shop
      .post({ query, variables: { review: 'a', isHelpful: true } }, gatewayPath)
      .set('Sec-Fetch-Site', 'same-site');
    expect(answer.status).toBe(403);
    expect((await shop.ratings.review('at', 'a'))?.helpful).toBe(3);
  });
});
