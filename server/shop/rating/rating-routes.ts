import express, { type RequestHandler, type Router } from 'express';
import { forNoCache } from '../../http/for-no-cache.ts';
import { takeMethods } from '../../http/methods.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { createFeedbackRoute } from './feedback-route.ts';
import { createNewReviewRoute } from './new-review-route.ts';
import type { RatingParts } from './rating-parts.ts';
import { createReviewFormRoute, createReviewsRoute } from './reviews-route.ts';
import { createSurveyRoute } from './survey-route.ts';

/**
 * Reviews of products and answers to surveys, below `/api/inform/rating`: GET `/all/get` and `/new/get`, POST `/feedback`,
 * `/new/store` and `/survey`, each as JSON or as a plain form, which is led back to its page (303). What is wrong is told in
 * the shop's language. (Requirements 3.108, 3.109, 7.049–7.052)
 */
export function createRatingRoutes(parts: RatingParts): Router {
  const readable: Record<string, RequestHandler> = {
    '/all/get': createReviewsRoute(parts),
    '/new/get': createReviewFormRoute(parts),
  };
  const writable: Record<string, RequestHandler> = {
    '/feedback': createFeedbackRoute(parts),
    '/new/store': createNewReviewRoute(parts),
    '/survey': createSurveyRoute(parts),
  };
  const router = express.Router({ strict: true, caseSensitive: true });
  for (const [path, get] of Object.entries(readable)) takeMethods(router, path, { get });
  for (const [path, handler] of Object.entries(writable))
    takeMethods(router, path, { post: [requireSameOrigin, forNoCache, handler] });
  return router;
}
