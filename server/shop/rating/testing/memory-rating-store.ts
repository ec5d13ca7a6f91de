import { createMemoryWrites } from '../../../repetition/testing/memory-writes.ts';
import type { RatingStore, SurveyAnswer, Vote } from '../rating-store.ts';
import { summaryOf } from '../rating-summary.ts';
import { isMeant, reviewOrder } from '../review-order.ts';
import type { NewReview, Review } from '../../../../schemas/rating/review.ts';

interface Kept {
  review: Review;
  sender: string | null;
  /** By voter: whether it helped. */
  votes: Map<string, boolean>;
}

interface Shelf {
  reviews: Map<string, Kept>;
  answers: Map<string, SurveyAnswer>;
}

/** Reviews in this process's memory, for tests and for looking at the demonstration without a database. */
export function createMemoryRatingStore(): RatingStore {
  const shelves = new Map<string, Shelf>();
  function shelfOf(tenant: string): Shelf {
    let shelf = shelves.get(tenant);
    if (!shelf) shelves.set(tenant, (shelf = { reviews: new Map(), answers: new Map() }));
    return shelf;
  }
  const all = (tenant: string): Review[] => [...shelfOf(tenant).reviews.values()].map(({ review }) => review);
  const everything = { stars: null, tag: null };
  const writes = createMemoryWrites();

  function add(tenant: string, review: NewReview): Awaited<ReturnType<RatingStore['add']>> {
    const { reviews } = shelfOf(tenant);
    const isTwice =
      review.sender !== null &&
      [...reviews.values()].some((kept) => kept.sender === review.sender && kept.review.sku === review.sku);
    if (isTwice || reviews.has(review.id)) return { ok: false, reason: 'twice' };
    reviews.set(review.id, { review: pending(review), sender: review.sender, votes: new Map() });
    return { ok: true };
  }

  function vote(
    tenant: string,
    { review: id, voter, isHelpful }: Vote,
  ): Awaited<ReturnType<RatingStore['vote']>> {
    const kept = shelfOf(tenant).reviews.get(id);
    if (kept?.review.state !== 'published') return { ok: false, reason: 'unknown' };
    const before = kept.votes.get(voter);
    kept.votes.set(voter, isHelpful);
    const { helpful, notHelpful } = kept.review;
    kept.review = {
      ...kept.review,
      helpful: helpful + Number(isHelpful) - Number(before === true),
      notHelpful: notHelpful + Number(!isHelpful) - Number(before === false),
    };
    return { ok: true, helpful: kept.review.helpful, notHelpful: kept.review.notHelpful };
  }

  function addAnswer(tenant: string, answer: SurveyAnswer): void {
    const { answers } = shelfOf(tenant);
    const before = [...answers.values()].find(
      ({ survey, visitor }) => visitor !== null && visitor === answer.visitor && survey === answer.survey,
    );
    if (before) answers.delete(before.id);
    answers.set(answer.id, answer);
  }

  return {
    async summary(tenant, sku) {
      return summaryOf(all(tenant).filter((review) => isMeant(review, { sku, ...everything })));
    },
    async published(tenant, query) {
      const meant = all(tenant).filter((review) => isMeant(review, query));
      const ordered = meant.toSorted(reviewOrder(query.order, query.language));
      return { total: meant.length, reviews: ordered.slice(query.offset, query.offset + query.limit) };
    },
    async review(tenant, id) {
      return shelfOf(tenant).reviews.get(id)?.review ?? null;
    },
    add: async (tenant, review, once) => writes.once([tenant], once, () => add(tenant, review)),
    vote: async (tenant, cast, once) => writes.once([tenant], once, () => vote(tenant, cast)),
    async inState(tenant, state, limit) {
      const found = all(tenant).filter((review) => review.state === state);
      return found
        .toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))
        .slice(0, Math.max(0, limit));
    },
    async moderate(tenant, id, { state, reason }) {
      const kept = shelfOf(tenant).reviews.get(id);
      if (!kept) return null;
      kept.review = { ...kept.review, state, reason };
      return kept.review;
    },
    async putPublished(tenant, reviews) {
      const shelf = shelfOf(tenant);
      const fresh = reviews.filter(({ id }) => !shelf.reviews.has(id));
      for (const review of fresh) {
        const published: Review = { ...review, state: 'published', reason: null };
        shelf.reviews.set(review.id, { review: published, sender: null, votes: new Map() });
      }
      return fresh.length;
    },
    addAnswer: async (tenant, answer, once) => writes.once([tenant], once, () => addAnswer(tenant, answer)),
    async answers(tenant, survey) {
      const counts = new Map<number, number>();
      for (const answer of shelfOf(tenant).answers.values())
        if (answer.survey === survey) counts.set(answer.step, (counts.get(answer.step) ?? 0) + 1);
      return [...counts].map(([step, count]) => ({ step, count })).toSorted((a, b) => a.step - b.step);
    },
  };
}

function pending({ sender: _sender, customer: _customer, ...review }: NewReview): Review {
  return { ...review, state: 'pending', reason: null, helpful: 0, notHelpful: 0 };
}
