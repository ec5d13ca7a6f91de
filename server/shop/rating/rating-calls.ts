import { z } from 'zod';
import { reviewOrders } from '../../../schemas/rating/review-limits.ts';
import { reviewTagIds } from '../../../schemas/rating/review-tags.ts';
import { reviewForm, reviews, reviewTag } from '../../../schemas/rating/reviews.ts';
import type { ApiAnswer, ApiCall } from '../../openapi/api-call.ts';

const base = '/api/inform/rating';
const group = 'ratings';
const sku = z.string().describe('number of a product, or of one of its variants');
const locale = z.string().optional().describe('language and country of the answer');
const product = z.object({ sku });

/** Which reviews of a product are wanted. */
export const reviewsQuery = product.extend({
  page: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .optional()
    .describe('from 1'),
  stars: z.enum(['1', '2', '3', '4', '5']).optional().describe('only those with so many'),
  tag: z.enum(reviewTagIds).optional().describe('only those with this keyword'),
  sort: z.enum(reviewOrders).optional(),
});
/** Of which product a form for a review is wanted. */
export const reviewFormQuery = product;

/** What the calls that write take. */
export const ratingBodies = {
  feedback: z.object({
    sku,
    vote: z
      .string()
      .regex(/^(yes|no):[\w.-]{1,64}$/)
      .describe('`yes:<review>` or `no:<review>`'),
    locale,
  }),
  review: z.object({
    sku,
    stars: z.union([z.string(), z.int()]).optional().describe('1 to 5'),
    title: z.string().optional(),
    text: z.string().optional(),
    author: z.string().optional(),
    recommended: z.string().optional().describe('`yes` or `no`'),
    tags: z.array(z.string()).optional().describe('keywords that the form offers'),
    size: z.string().optional(),
    colour: z.string().optional(),
    locale,
  }),
  survey: z.object({
    survey: z.string().describe('name of the survey'),
    step: z.union([z.string(), z.number()]).optional().describe('the answer, from 1'),
    comment: z.string().optional(),
    locale,
  }),
};
const refusals: Record<number, ApiAnswer> = {
  404: { description: 'no such product, review or survey' },
  429: { description: 'too many calls' },
  503: { description: 'reviews cannot be had at the moment' },
};

const { average, count, recommended, total, perPage, list } = reviews.shape;
const page = z.object({
  ...{
    sku: reviews.shape.sku,
    average,
    max: z.literal(5),
    count,
    recommended,
    total,
    perPage,
    reviews: list,
  },
  distribution: z.array(z.object({ stars: z.int().min(1).max(5), count })).length(5),
  tags: z.array(reviewTag.extend({ count })),
  page: z.int().min(1),
  pages: z.int().min(0),
});
const limit = z.object({ min: z.int(), max: z.int() });
const limits = z.object({
  title: limit,
  text: limit,
  author: limit,
  tags: z.int().describe('most keywords'),
});
const form = reviewForm.extend({ sku, limits });

/** What `rating-routes.ts` answers. (Requirements 7.049–7.052) */
export const ratingCalls: readonly ApiCall[] = [
  {
    method: 'get',
    path: `${base}/all/get`,
    id: 'getReviews',
    group,
    summary: 'Published reviews of a product, twenty a page',
    query: reviewsQuery,
    answers: {
      200: { description: 'one page of them, and what is known of all', schema: page },
      404: refusals[404] as ApiAnswer,
      503: refusals[503] as ApiAnswer,
    },
  },
  {
    method: 'post',
    path: `${base}/feedback`,
    id: 'voteOnReview',
    group,
    summary: 'Says that a review was helpful, or not',
    body: ratingBodies.feedback,
    takesForms: true,
    takesKey: true,
    answers: {
      200: {
        description: 'the votes',
        schema: z.object({ review: z.string(), helpful: z.int(), notHelpful: z.int() }),
      },
      ...refusals,
    },
  },
  {
    method: 'get',
    path: `${base}/new/get`,
    id: 'getReviewForm',
    group,
    summary: 'What a form for a new review offers',
    query: reviewFormQuery,
    answers: {
      200: { description: 'product, keywords, sizes, colours', schema: form },
      404: refusals[404] as ApiAnswer,
      503: refusals[503] as ApiAnswer,
    },
  },
  {
    method: 'post',
    path: `${base}/new/store`,
    id: 'handInReview',
    group,
    summary: 'Hands in a review, which is read before it is shown',
    body: ratingBodies.review,
    takesForms: true,
    takesKey: true,
    answers: {
      201: {
        description: 'handed in',
        schema: z.object({ state: z.literal('pending'), message: z.string() }),
      },
      409: { description: 'the same was handed in before' },
      422: { description: 'fields are wrong; each is named' },
      ...refusals,
    },
  },
  {
    method: 'post',
    path: `${base}/survey`,
    id: 'answerSurvey',
    group,
    summary: 'Answers a survey',
    body: ratingBodies.survey,
    takesForms: true,
    takesKey: true,
    answers: {
      201: { description: 'thanks', schema: z.object({ message: z.string() }) },
      422: { description: 'no step was chosen' },
      ...refusals,
    },
  },
];
