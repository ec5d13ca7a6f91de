import {
  type ReviewOrder,
  reviewOrders,
  reviewOrderWords,
  reviewQueryNames,
} from '../../../schemas/rating/review-limits.ts';
import { reviewTag } from '../../../schemas/rating/review-tags.ts';

/** Which reviews a page shows: those that fit, up to a page. */
export interface ReviewRequest {
  stars: number | null;
  tag: string | null;
  order: ReviewOrder;
  /** Up to which page, from 1. */
  page: number;
}

/** Pages of one product that are ever shown together. */
const maxReviewPages = 50;

export const everyReview: ReviewRequest = { stars: null, tag: null, order: 'helpful', page: 1 };

/** What the address of a product page asks for; what makes no sense there means what it means when it is left out. */
export function readReviewQuery(query: Readonly<Record<string, string>>): ReviewRequest {
  const { page, stars, tag, order } = reviewQueryNames;
  const ordered = reviewOrders.find((name) => reviewOrderWords[name] === query[order]);
  return {
    stars: starsOf(query[stars]),
    tag: tagOf(query[tag]),
    order: ordered ?? 'helpful',
    page: pageOf(query[page]) ?? 1,
  };
}

/** 1 to 5; null for everything else. */
export function starsOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-5]$/.test(text) ? Number(text) : null;
}

/** A keyword that there is; null for everything else. */
export function tagOf(text: string | undefined): string | null {
  return text === undefined ? null : (reviewTag(text)?.id ?? null);
}

/** A page from 1 to the last that is ever shown; null for everything else. */
export function pageOf(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,2}$/.test(text)) return null;
  return Math.min(maxReviewPages, Number(text));
}

/** The address's query for a request, without `?`; what is usual is left out, so that each list has one address. */
export function reviewQueryOf({ stars, tag, order, page }: ReviewRequest): string {
  const query = new URLSearchParams();
  if (stars !== null) query.set(reviewQueryNames.stars, String(stars));
  if (tag !== null) query.set(reviewQueryNames.tag, tag);
  if (order !== 'helpful') query.set(reviewQueryNames.order, reviewOrderWords[order]);
  if (page > 1) query.set(reviewQueryNames.page, String(page));
  return query.toString();
}
