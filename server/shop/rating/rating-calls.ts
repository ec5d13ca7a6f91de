import { z } from 'zod';
import { reviewForm, reviews, reviewTag } from '../../../schemas/rating/reviews.ts';
import type { ApiAnswer, ApiCall } from '../../openapi/api-call.ts';

const base = '/api/inform/rating';
const group = 'ratings';
const sku = z.string().max(32);
const locale = z.string().optional();
const refusals: Record<number, ApiAnswer> = {
  400: { description: 'the body cannot be read' },
  403: { description: 'another site asks' },
  404: { description: 'no such product, review or survey' },
  429: { description: 'too many calls' },
};

const { average, count, recommended, total, perPage, list } = reviews.shape;
const page = z.object({
  ...{ sku, average, max: z.literal(5), count, recommended, total, perPage, reviews: list },
  distribution: z.array(z.object({ stars: z.int().min(1).max(5), count })).length(5),
  tags: z.array(reviewTag.extend({ count })),
  page: z.int().min(1),
  pages: z.int().min(0),
});
const limit = z.object({ min: z.int(), max: z.int() });
const form = reviewForm.extend({ sku, limits: z.record(z.string(), limit) });

/** What `rating-routes.ts` answers. (Requirements 7.049–7.052) */
export const ratingCalls: readonly ApiCall[] = [
  {
    method: 'get',
    path: `${base}/all/get`,
    group,
    summary: 'Published reviews of a product, twenty a page',
    query: z.object({
      sku,
      page: z.string().optional(),
      stars: z.string().optional(),
      tag: z.string().optional(),
      sort: z.string().optional(),
      locale,
    }),
    answers: {
      200: { description: 'one page of them, and what is known of all', schema: page },
      404: refusals[404] as ApiAnswer,
    },
  },
  {
    method: 'post',
    path: `${base}/feedback`,
    group,
    summary: 'Says that a review was helpful, or not',
    body: z.object({ sku, vote: z.string().describe('`yes:<review>` or `no:<review>`'), locale }),
    takesForms: true,
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
    group,
    summary: 'What a form for a new review offers',
    query: z.object({ sku, locale }),
    answers: {
      200: { description: 'product, keywords, sizes, colours', schema: form },
      404: refusals[404] as ApiAnswer,
    },
  },
  {
    method: 'post',
    path: `${base}/new/store`,
    group,
    summary: 'Hands in a review, which is read before it is shown',
    body: z.object({
      sku,
      stars: z.string(),
      title: z.string().optional(),
      text: z.string().optional(),
      author: z.string().optional(),
      recommended: z.enum(['yes', 'no']).optional(),
      tags: z.array(z.string()).optional(),
      size: z.string().optional(),
      colour: z.string().optional(),
      locale,
    }),
    takesForms: true,
    answers: {
      201: {
        description: 'handed in',
        schema: z.object({ state: z.literal('pending'), message: z.string() }),
      },
      422: { description: 'fields are wrong; each is named' },
      ...refusals,
    },
  },
  {
    method: 'post',
    path: `${base}/survey`,
    group,
    summary: 'Answers a survey',
    body: z.object({ survey: z.string(), step: z.string(), comment: z.string().optional(), locale }),
    takesForms: true,
    answers: {
      201: { description: 'thanks', schema: z.object({ message: z.string() }) },
      422: { description: 'no step was chosen' },
      ...refusals,
    },
  },
];
