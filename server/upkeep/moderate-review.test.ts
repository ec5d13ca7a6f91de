import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryCatalogueStore } from '../shop/catalogue/testing/memory-catalogue-store.ts';
import { testDress } from '../shop/catalogue/testing/catalogue-product.ts';
import { createMemoryRatingStore } from '../shop/rating/testing/memory-rating-store.ts';
import { testNewReview, testReview } from '../shop/rating/testing/review.ts';
import { type Moderation, moderateReview, renewRating } from './moderate-review.ts';

const tenant = 'at';
const at = 1_795_000_000_000;
let moderation: Moderation;
const ratingNow = async () => (await moderation.catalogue.product(tenant, '4711'))?.rating;
const decide = (id: string, state: 'published' | 'rejected', reason: string | null = null) =>
  moderateReview(moderation, id, { state, reason, at });

beforeEach(async () => {
  const ratings = createMemoryRatingStore();
  const catalogue = createMemoryCatalogueStore();
  moderation = { ratings, catalogue, tenant };
  await catalogue.write(tenant, { put: [{ product: testDress() }] });
  await ratings.putPublished(tenant, [testReview({ id: 'a', stars: 4 })]);
  await ratings.add(tenant, testNewReview({ id: 'b', stars: 5 }));
});

describe('who decides on a review', () => {
  test('gives its product the rating that all published ones make', async () => {
    expect(await ratingNow()).toBeNull();
    expect(await decide('b', 'published')).toMatchObject({ id: 'b', state: 'published' });
    expect(await ratingNow()).toEqual({ average: 4.5, count: 2, max: 5 });
    await decide('b', 'rejected', 'Werbung');
    expect(await ratingNow()).toEqual({ average: 4, count: 1, max: 5 });
    await decide('a', 'rejected', 'Doppelt');
    expect(await ratingNow()).toBeNull();
  });

  test('changes nothing else of it', async () => {
    await decide('b', 'published');
    const { rating: _rating, ...product } = (await moderation.catalogue.product(tenant, '4711')) ?? {};
    const { rating: _none, ...before } = testDress();
    expect(product).toEqual(before);
    expect(await renewRating(moderation, '4711')).toBe(false);
  });

  test('is told of a review that is not there', async () => {
    expect(await decide('none', 'published')).toBeNull();
    expect(await renewRating(moderation, 'none')).toBe(false);
  });
});
