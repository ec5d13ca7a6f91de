import type { ReviewOrder } from '../../../schemas/rating/review-limits.ts';
import type { Review } from '../../../schemas/rating/review.ts';
import type { ReviewQuery } from './review-query.ts';

type Compare = (a: Review, b: Review) => number;

const byId: Compare = (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const newestFirst: Compare = (a, b) => b.created - a.created || byId(a, b);
const worth = ({ helpful, notHelpful }: Review): number => helpful - notHelpful;

const orders: Readonly<Record<ReviewOrder, Compare>> = {
  newest: newestFirst,
  best: (a, b) => b.stars - a.stars || newestFirst(a, b),
  worst: (a, b) => a.stars - b.stars || newestFirst(a, b),
  helpful: (a, b) => worth(b) - worth(a) || newestFirst(a, b),
};

/**
 * How reviews of one product are put in order, those in the reader's language before those in others; no two are equal. The
 * database does the same in its words.
 */
export function reviewOrder(order: ReviewOrder, language: string): Compare {
  const isOwn = ({ locale }: Review): number => (locale.slice(0, 2) === language ? 1 : 0);
  return (a, b) => isOwn(b) - isOwn(a) || orders[order](a, b);
}

/** Whether a review is one of those that a query means. */
export function isMeant(
  { sku, stars, tags, state }: Review,
  query: Pick<ReviewQuery, 'sku' | 'stars' | 'tag'>,
): boolean {
  return (
    state === 'published' &&
    sku === query.sku &&
    (query.stars === null || stars === query.stars) &&
    (query.tag === null || tags.includes(query.tag))
  );
}
