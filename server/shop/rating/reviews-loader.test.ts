import { beforeEach, describe, expect, test } from 'vitest';
import type { LoadContext, Loaded } from '../../../renderer/contract/loader.ts';
import { reviews, type Reviews } from '../../../schemas/rating/reviews.ts';
import { createMemoryRatingStore } from './testing/memory-rating-store.ts';
import type { RatingStore } from './rating-store.ts';
import { createReviewsLoader } from './reviews-loader.ts';
import { testReview } from './testing/review.ts';
import { testReviewedDress } from './testing/reviewed-product.ts';
import { testTenants } from './testing/rating-shop.ts';

const context: LoadContext = {
  ...{ tenant: 'at', locale: 'de-AT', path: '/p/wickelkleid-4711', parameters: {}, query: {} },
  ...{ device: 'web', component: 'product-reviews', wantsNewest: false },
};
let store: RatingStore;

beforeEach(async () => {
  store = createMemoryRatingStore();
  await store.putPublished(
    'at',
    Array.from({ length: 45 }, (_, index) =>
      testReview({
        id: `r${index}`,
        stars: index < 5 ? 2 : 5,
        tags: index % 9 === 0 ? ['fits-large'] : [],
        created: Date.UTC(2026, 9, 1, index),
      }),
    ),
  );
});

function load(
  query: Record<string, string> = {},
  sku = '4711.2',
  more: Partial<LoadContext> = {},
  tenants = testTenants,
) {
  const dress = testReviewedDress();
  const loader = createReviewsLoader({
    store,
    products: { product: async (_tenant, wanted) => (wanted.startsWith('4711') ? dress : null) },
    tenants,
  });
  return loader.load({ sku }, { ...context, query, ...more });
}
async function shown(query: Record<string, string> = {}, more: Partial<LoadContext> = {}): Promise<Reviews> {
  const loaded: Loaded = await load(query, '4711', more);
  if (!loaded.ok) throw new Error(loaded.reason);
  return reviews.parse(loaded.value);
}

describe('loader reviews', () => {
  test('gives everything that a page shows, and what it is renewed by', async () => {
    const loaded = await load();
    expect(loaded).toMatchObject({ ok: true, tags: ['product:4711', 'reviews:4711'] });
    const value = await shown();
    expect(value).toMatchObject({
      ...{ sku: '4711', average: 4.7, count: 45, total: 45, page: 1, perPage: 20 },
      ...{ more: 'bewertungen=2', reset: null, recommended: { yes: 45, of: 45 } },
      form: { name: 'Wickelkleid' },
    });
    expect(value.list).toHaveLength(20);
    expect(value.distribution.map(({ stars, count }) => [stars, count])).toEqual([
      ...[
        [5, 40],
        [4, 0],
        [3, 0],
        [2, 5],
        [1, 0],
      ],
    ]);
  });

  test('shows all pages up to the one asked for, so that earlier reviews stay', async () => {
    const [first, second, third] = [
      await shown(),
      await shown({ bewertungen: '2' }),
      await shown({ bewertungen: '3' }),
    ];
    expect([first.list.length, second.list.length, third.list.length]).toEqual([20, 40, 45]);
    expect(second.list.slice(0, 20)).toEqual(first.list);
    expect([second.more, third.more]).toEqual(['bewertungen=3', null]);
  });

  test('brings as many with a page as the tenant’s configuration says, 20 without', async () => {
    const configured = testTenants.map((tenant) => ({ ...tenant, ratings: { pagingCount: 7 } }));
    const { ratings: _ratings, ...plain } = configured[0] ?? testTenants[0] ?? {};
    expect(await load({ bewertungen: '2' }, '4711', {}, configured)).toMatchObject({
      value: { perPage: 7, page: 2, list: { length: 14 } },
    });
    const silent = [plain] as typeof testTenants;
    expect(await load({}, '4711', {}, silent)).toMatchObject({
      value: { perPage: 20, list: { length: 20 } },
    });
  });

  test.each(['0', '-1', '1.5', 'abc', '', '9'.repeat(30)])('page %j shows something', async (bewertungen) => {
    const value = await shown({ bewertungen });
    expect(value.list.length).toBeGreaterThanOrEqual(20);
    expect(value.page).toBeLessThanOrEqual(3);
  });

  test('filters by stars and keyword, and leads to each list and back', async () => {
    const value = await shown({ 'sterne-filter': '5', schlagwort: 'fits-large' });
    expect(value.total).toBe(4);
    expect(
      value.list.every(({ stars, tags }) => stars === 5 && tags.includes('Passform: fällt groß aus')),
    ).toBe(true);
    expect(value.reset).toBe('');
    expect(value.distribution.find(({ isChosen }) => isChosen)).toMatchObject({
      stars: 5,
      query: 'schlagwort=fits-large',
    });
    expect(value.tags.find(({ isChosen }) => isChosen)).toMatchObject({
      id: 'fits-large',
      count: 5,
      query: 'sterne-filter=5',
    });
    expect(value.orders.find(({ name }) => name === 'best')?.query).toBe(
      'sterne-filter=5&schlagwort=fits-large&bewertungen-sortierung=beste',
    );
  });

  test('shows all for a filter that makes no sense, and none for one that nothing fits', async () => {
    expect((await shown({ 'sterne-filter': '9', schlagwort: '__proto__' })).total).toBe(45);
    const none = await shown({ schlagwort: 'comfortable' });
    expect(none).toMatchObject({ total: 0, list: [], more: null, reset: '' });
    // In view on a phone, too, where keywords are one row.
    expect(none.tags[0]).toEqual({
      ...{ id: 'comfortable', label: 'bequem', group: null, count: 0, isChosen: true, query: '' },
    });
  });

  test('puts the reviews of the reader’s language first, and leaves their texts as they are', async () => {
    await store.putPublished('default', [
      testReview({ id: 'a', locale: 'de-DE', helpful: 9 }),
      testReview({ id: 'b', locale: 'fr-CH', text: 'Le tissu est agréable à porter.' }),
    ]);
    const { list, form } = await shown({}, { tenant: 'default', locale: 'fr-CH' });
    expect(list.map(({ id, locale }) => [id, locale])).toEqual([
      ['b', 'fr-CH'],
      ['a', 'de-DE'],
    ]);
    expect(list[0]?.tags).toEqual(['Taille comme prévu']);
    expect(form.name).toBe('Robe portefeuille');
  });

  test('has the same revision for the same reviews, and another one after a vote', async () => {
    const revision = async () => {
      const loaded = await load();
      return loaded.ok ? loaded.revision : '';
    };
    const before = await revision();
    expect(await revision()).toBe(before);
    await store.vote('at', { review: 'r44', voter: 'x', isHelpful: true, at: 1 });
    expect(await revision()).not.toBe(before);
  });

  test('cannot show reviews of what is not there', async () => {
    expect(await load({}, '1')).toMatchObject({ ok: false });
  });
});
