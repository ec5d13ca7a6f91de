import { z } from 'zod';
import { identifierName, localeName } from '../content-names.ts';
import { sku } from '../product-card.ts';
import { reviewOrders } from './review-limits.ts';

const count = z.int().min(0);
const stars = z.int().min(1).max(5);

/** Query of an address with what it would show; empty: all reviews. Without `?`; names and values are plain words. */
const query = z
  .string()
  .max(400)
  .regex(/^[a-z0-9=&-]*$/);

/** A keyword with its words in the language of the page. */
export const reviewTag = z.object({
  id: identifierName,
  label: z.string().min(1).max(80),
  /** Of keywords with the same group a review has one at most; null: it stands for itself. */
  group: identifierName.nullable(),
});

/** A review as shoppers see it. Everything in it is plain text. */
export const shownReview = z.object({
  id: z
    .string()
    .max(64)
    .regex(/^[\w.-]{1,64}$/),
  stars,
  title: z.string().max(200),
  text: z.string().max(4000),
  author: z.string().max(80),
  /** The language in which it is written. */
  locale: localeName,
  /** Day on which it was written (ISO 8601). */
  date: z.string().max(32),
  /** Whether the product was bought here by who writes. */
  isVerified: z.boolean(),
  /** Null: not said. */
  isRecommended: z.boolean().nullable(),
  tags: z.array(z.string().max(80)).max(12),
  /** What was bought, in words. */
  size: z.string().max(24).nullable(),
  colour: z.string().max(60).nullable(),
  helpful: count,
  notHelpful: count,
});
export type ShownReview = z.output<typeof shownReview>;

/** What a form for a new review offers. */
export const reviewForm = z.object({
  name: z.string().min(1).max(200),
  picture: z.string().max(64),
  tags: z.array(reviewTag).max(24),
  sizes: z.array(z.string().min(1).max(24)).max(400),
  colours: z.array(z.object({ id: identifierName, label: z.string().min(1).max(60) })).max(48),
});
export type ReviewForm = z.output<typeof reviewForm>;

/** All that a product page shows of its product's reviews. */
export const reviews = z.object({
  sku,
  /** Mean of all published reviews with one decimal; null without any. */
  average: z.number().min(1).max(5).nullable(),
  count,
  /** How many gave one to five stars, the most first, each with the reviews of that many. */
  distribution: z.array(z.object({ stars, count, isChosen: z.boolean(), query })).length(5),
  /** Of those who say so: how many recommend the product. */
  recommended: z.object({ yes: count, of: count }),
  tags: z.array(z.object({ ...reviewTag.shape, count, isChosen: z.boolean(), query })).max(24),
  orders: z.array(z.object({ name: z.enum(reviewOrders), isChosen: z.boolean(), query })).min(1),
  /** How many fit the filter. */
  total: count,
  /** Up to which page reviews are shown, and how many one page brings. */
  page: z.int().min(1),
  perPage: z.int().min(1).max(100),
  /** Of all pages up to this one. */
  list: z.array(shownReview).max(2000),
  /** The list with one more page; null on the last. */
  more: query.nullable(),
  /** The list without a filter; null where none is chosen. */
  reset: query.nullable(),
  form: reviewForm,
});
export type Reviews = z.output<typeof reviews>;
