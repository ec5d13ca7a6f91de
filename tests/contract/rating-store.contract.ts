import { describe, expect, test } from 'vitest';
import type { RatingStore } from '../../server/shop/rating/rating-store.ts';
import type { ReviewQuery } from '../../server/shop/rating/review-query.ts';
import { testNewReview, testReview } from '../../server/shop/rating/testing/review.ts';
import { KeyReused } from '../../server/repetition/key-reused.ts';
import { openStore, type StartStore } from './store-under-test.ts';

const at = 1_795_000_000_000;
const all: ReviewQuery = {
  sku: '4711',
  stars: null,
  tag: null,
  order: 'newest',
  language: 'de',
  offset: 0,
  limit: 20,
};
const nobody = { distribution: [0, 0, 0, 0, 0], recommended: { yes: 0, of: 0 }, tags: [] };

/** Everything that a store of reviews promises. Each test has a tenant of its own within one store. */
export function testRatingStore(name: string, start: StartStore<RatingStore>): void {
  describe(`rating store: ${name}`, () => {
    const { store, newTenant } = openStore(start);

    test('keeps a review as pending, which nobody sees until it is published', async () => {
      const tenant = newTenant();
      expect(await store.add(tenant, testNewReview({ id: 'a' }))).toEqual({ ok: true });
      expect(await store.summary(tenant, '4711')).toEqual(nobody);
      expect(await store.published(tenant, all)).toEqual({ total: 0, reviews: [] });
      const waiting = testReview({ id: 'a', state: 'pending' });
      expect(await store.inState(tenant, 'pending', 10)).toEqual([waiting]);
      expect(await store.review(tenant, 'a')).toEqual(waiting);
      expect(await store.review('elsewhere', 'a')).toBeNull();

      const published = await store.moderate(tenant, 'a', { state: 'published', reason: null, at });
      expect(published).toEqual({ ...waiting, state: 'published' });
      expect(await store.published(tenant, all)).toEqual({ total: 1, reviews: [published] });
      expect(await store.summary(tenant, '4711')).toMatchObject({ distribution: [0, 0, 0, 0, 1] });
      expect(await store.inState(tenant, 'pending', 10)).toEqual([]);

      const rejected = await store.moderate(tenant, 'a', { state: 'rejected', reason: 'Werbung', at });
      expect(rejected).toMatchObject({ state: 'rejected', reason: 'Werbung' });
      expect(await store.published(tenant, all)).toEqual({ total: 0, reviews: [] });
      expect(await store.moderate(tenant, 'none', { state: 'published', reason: null, at })).toBeNull();
    });

    test('takes one review of a product from a sender, and any number from nobody', async () => {
      const tenant = newTenant();
      const add = (id: string, sku: string, sender: string | null) =>
        store.add(tenant, testNewReview({ id, sku, sender }));
      expect(await add('a', '1', 'x')).toEqual({ ok: true });
      expect(await add('b', '1', 'x')).toEqual({ ok: false, reason: 'twice' });
      expect(await add('c', '2', 'x')).toEqual({ ok: true });
      expect(await add('d', '1', 'y')).toEqual({ ok: true });
      expect(await add('e', '1', null)).toEqual({ ok: true });
      expect(await add('f', '1', null)).toEqual({ ok: true });
      expect(await add('f', '3', null)).toEqual({ ok: false, reason: 'twice' });
      expect((await store.inState(tenant, 'pending', 10)).map(({ id }) => id)).toEqual([
        ...['a', 'c', 'd', 'e', 'f'],
      ]);
      expect(await store.inState(tenant, 'pending', 2)).toHaveLength(2);
      expect(await store.inState(tenant, 'pending', 0)).toEqual([]);
    });

    test('of two that come at the same time from one sender takes one', async () => {
      const tenant = newTenant();
      const answers = await Promise.all(
        ['a', 'b', 'c', 'd'].map((id) => store.add(tenant, testNewReview({ id, sender: 'x' }))),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    });

    test('adds up stars, recommendations and keywords of one product', async () => {
      const tenant = newTenant();
      const put = await store.putPublished(tenant, [
        testReview({ id: 'a', stars: 5, isRecommended: true, tags: ['quiet', 'good-value'] }),
        testReview({ id: 'b', stars: 5, isRecommended: null, tags: ['good-value'] }),
        testReview({ id: 'c', stars: 1, isRecommended: false, tags: ['as-pictured'] }),
        testReview({ id: 'd', stars: 3, sku: '4712' }),
      ]);
      expect(put).toBe(4);
      expect(await store.summary(tenant, '4711')).toEqual({
        distribution: [1, 0, 0, 0, 2],
        recommended: { yes: 1, of: 2 },
        tags: [
          { tag: 'good-value', count: 2 },
          { tag: 'as-pictured', count: 1 },
          { tag: 'quiet', count: 1 },
        ],
      });
      expect(await store.summary('elsewhere', '4711')).toEqual(nobody);
    });

    test('gives 25 reviews in pages of 20: 20, then 5, then none', async () => {
      const tenant = newTenant();
      const many = Array.from({ length: 25 }, (_, index) =>
        testReview({ id: `r${String(index).padStart(2, '0')}`, created: at + (index % 7) }),
      );
      await store.putPublished(tenant, many);
      const page = (offset: number) => store.published(tenant, { ...all, offset });
      const [first, second, third] = [await page(0), await page(20), await page(40)];
      expect([first.total, second.total, third.total]).toEqual([25, 25, 25]);
      expect([first.reviews.length, second.reviews.length, third.reviews.length]).toEqual([20, 5, 0]);
      const ids = [...first.reviews, ...second.reviews].map(({ id }) => id);
      expect(new Set(ids).size).toBe(25);
    });

    test('filters by stars and keyword, never mixing products', async () => {
      const tenant = newTenant();
      await store.putPublished(tenant, [
        testReview({ id: 'a', stars: 5, tags: ['quiet'] }),
        testReview({ id: 'b', stars: 4, tags: ['quiet'] }),
        testReview({ id: 'c', stars: 5, tags: [] }),
        testReview({ id: 'd', stars: 5, tags: ['quiet'], sku: '4712' }),
      ]);
      const ids = async (query: Partial<ReviewQuery>) =>
        (await store.published(tenant, { ...all, ...query })).reviews.map(({ id }) => id);
      expect(await ids({})).toEqual(['a', 'b', 'c']);
      expect(await ids({ stars: 5 })).toEqual(['a', 'c']);
      expect(await ids({ tag: 'quiet' })).toEqual(['a', 'b']);
      expect(await ids({ stars: 5, tag: 'quiet' })).toEqual(['a']);
      expect(await ids({ sku: '4712' })).toEqual(['d']);
      expect(await ids({ stars: 2 })).toEqual([]);
      for (const tag of ["' or 1=1 --", '%', '__proto__', 'a\0b']) expect(await ids({ tag })).toEqual([]);
      expect(await ids({ sku: 'a\0b' })).toEqual([]);
    });

    test('knows four orders, each with what is in the reader’s language first', async () => {
      const tenant = newTenant();
      await store.putPublished(tenant, [
        testReview({ id: 'a', stars: 3, created: at + 1, helpful: 9, notHelpful: 8, locale: 'de-AT' }),
        testReview({ id: 'b', stars: 5, created: at + 2, helpful: 2, notHelpful: 0, locale: 'de-DE' }),
        testReview({ id: 'c', stars: 1, created: at + 3, helpful: 50, notHelpful: 0, locale: 'fr-CH' }),
        testReview({ id: 'd', stars: 5, created: at + 2, helpful: 0, notHelpful: 0, locale: 'de-AT' }),
      ]);
      const ids = async (query: Partial<ReviewQuery>) =>
        (await store.published(tenant, { ...all, ...query })).reviews.map(({ id }) => id).join('');
      expect(await ids({ order: 'newest', language: 'nl' })).toBe('cbda');
      expect(await ids({ order: 'newest', language: 'de' })).toBe('bdac');
      expect(await ids({ order: 'best', language: 'nl' })).toBe('bdac');
      expect(await ids({ order: 'best', language: 'fr' })).toBe('cbda');
      expect(await ids({ order: 'worst', language: 'nl' })).toBe('cabd');
      expect(await ids({ order: 'worst', language: 'de' })).toBe('abdc');
      expect(await ids({ order: 'helpful', language: 'de' })).toBe('badc');
      expect(await ids({ order: 'helpful', language: 'fr' })).toBe('cbad');
    });

    test('counts one vote of a voter, the last one', async () => {
      const tenant = newTenant();
      await store.putPublished(tenant, [testReview({ id: 'a', helpful: 3, notHelpful: 1 })]);
      const vote = (voter: string, isHelpful: boolean, review = 'a') =>
        store.vote(tenant, { review, voter, isHelpful, at });
      expect(await vote('x', true)).toEqual({ ok: true, helpful: 4, notHelpful: 1 });
      expect(await vote('x', true)).toEqual({ ok: true, helpful: 4, notHelpful: 1 });
      expect(await vote('y', false)).toEqual({ ok: true, helpful: 4, notHelpful: 2 });
      expect(await vote('x', false)).toEqual({ ok: true, helpful: 3, notHelpful: 3 });
      expect(await store.review(tenant, 'a')).toMatchObject({ helpful: 3, notHelpful: 3 });
      expect(await vote('x', true, 'none')).toEqual({ ok: false, reason: 'unknown' });
      expect(await vote('x', true, 'a\0')).toEqual({ ok: false, reason: 'unknown' });
    });

    test('counts votes that come at the same time, each once', async () => {
      const tenant = newTenant();
      await store.putPublished(tenant, [testReview({ id: 'a' })]);
      const voters = Array.from({ length: 12 }, (_, index) => `v${index % 6}`);
      await Promise.all(
        voters.map((voter) => store.vote(tenant, { review: 'a', voter, isHelpful: true, at })),
      );
      expect(await store.review(tenant, 'a')).toMatchObject({ helpful: 6, notHelpful: 0 });
    });

    test('takes answers, reviews and votes once for their keys, however often they are sent', async () => {
      const tenant = newTenant();
      const once = (key: string) => ({ key: key.padEnd(16, '-'), content: 'a'.repeat(43) });
      const answer = { survey: 's', locale: 'de-AT', step: 2, max: 5, comment: null, visitor: null, at: 10 };
      const ids = ['a', 'b', 'c'];
      await Promise.all(ids.map((id) => store.addAnswer(tenant, { ...answer, id }, once('answer'))));
      expect(await store.answers(tenant, 's')).toEqual([{ step: 2, count: 1 }]);
      await expect(
        store.addAnswer(tenant, { ...answer, id: 'd' }, { ...once('answer'), content: 'b'.repeat(43) }),
      ).rejects.toThrow(KeyReused);
      const review = { ...testReview({ id: 'new', state: 'pending' }), sender: 'somebody', customer: null };
      const add = () => store.add(tenant, review, once('review'));
      expect([await add(), await add()]).toEqual([{ ok: true }, { ok: true }]);
      expect(await store.add(tenant, review)).toEqual({ ok: false, reason: 'twice' });
      await store.putPublished(tenant, [testReview({ id: 'read' })]);
      const vote = (voter: string) =>
        store.vote(tenant, { review: 'read', voter, isHelpful: true, at: 10 }, once('vote'));
      expect(await Promise.all(['one', 'other'].map(vote))).toEqual(
        [1, 1].map((helpful) => ({ ok: true, helpful, notHelpful: 0 })),
      );
    });

    test('takes no vote on what is not published', async () => {
      const tenant = newTenant();
      await store.add(tenant, testNewReview({ id: 'a' }));
      expect(await store.vote(tenant, { review: 'a', voter: 'x', isHelpful: true, at })).toEqual({
        ok: false,
        reason: 'unknown',
      });
    });

    test('leaves what is there when the demonstration is put again', async () => {
      const tenant = newTenant();
      const reviews = [testReview({ id: 'a' }), testReview({ id: 'b' })];
      expect(await store.putPublished(tenant, reviews)).toBe(2);
      await store.vote(tenant, { review: 'a', voter: 'x', isHelpful: true, at });
      expect(await store.putPublished(tenant, [...reviews, testReview({ id: 'c' })])).toBe(1);
      expect(await store.review(tenant, 'a')).toMatchObject({ helpful: 1 });
      expect(await store.putPublished(tenant, [])).toBe(0);
    });

    test('keeps every character of a text', async () => {
      const tenant = newTenant();
      const text = `Größe "38", 20 € – fällt's <b>weit</b> aus?\n\nZweiter Absatz 👍 ' ; \\ {}`;
      const review = testNewReview({ id: 'a', text, tags: ['a"b', "c'd", 'e,f'] });
      await store.add(tenant, review);
      expect(await store.review(tenant, 'a')).toMatchObject({ text, tags: review.tags });
    });

    test('counts answers of a survey by step, and one visitor once', async () => {
      const tenant = newTenant();
      const answer = (id: string, step: number, visitor: string | null, survey = 'storefront') =>
        store.addAnswer(tenant, {
          ...{ id, survey, locale: 'de-AT', step, max: 5 },
          ...{ comment: 'Mehr Bilder', visitor, at },
        });
      await answer('a', 5, null);
      await answer('b', 5, null);
      await answer('c', 2, 'x');
      expect(await store.answers(tenant, 'storefront')).toEqual([
        { step: 2, count: 1 },
        { step: 5, count: 2 },
      ]);
      await answer('d', 4, 'x');
      await answer('e', 1, 'x', 'search');
      expect(await store.answers(tenant, 'storefront')).toEqual([
        { step: 4, count: 1 },
        { step: 5, count: 2 },
      ]);
      expect(await store.answers(tenant, 'search')).toEqual([{ step: 1, count: 1 }]);
      expect(await store.answers(tenant, 'none')).toEqual([]);
    });
  });
}
