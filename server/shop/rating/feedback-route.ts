import type { RequestHandler } from 'express';
import { choiceQueryNames } from '../../../schemas/catalogue/product-page.ts';
import { reviewQueryNames, type ReviewState } from '../../../schemas/rating/review-limits.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import { HttpError } from '../../http/http-error.ts';
import { localeOfForm } from '../../http/requested-locale.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { leadBack, sendProblem } from '../../http/answer-form.ts';
import { castVote } from './cast-vote.ts';
import { ratingBodies } from './rating-calls.ts';
import type { RatingParts } from './rating-parts.ts';
import { readReviewQuery, reviewQueryOf } from './review-request.ts';
import { type Entries, entryOf, readEntries } from '../../http/read-entries.ts';
import { productOf } from './reviews-route.ts';

/**
 * POST `/feedback` with `sku`, and `vote`: `yes:<review>` or `no:<review>`. 200 with the votes, or for a form 303 back to the
 * review. A vote sent again counts once, another one takes its place.
 */
export function createFeedbackRoute(parts: RatingParts): RequestHandler {
  return async (request, response) => {
    const tenant = tenantOf(response);
    const entries = await readEntries(request, ratingBodies.feedback);
    const locale = localeOfForm(tenant, entries);
    const { review: id, isHelpful } = readVote(entries);
    const product = await productOf(parts, tenant.slug, entryOf(entries, 'sku'), locale);
    const cast = await castVote(parts, request, response, { review: id, isHelpful, sku: product.sku });
    const words = addressWords(tenant, locale);
    const path = parts.productPath(tenant, locale, product) ?? '/';
    const lead = (state: ReviewState, place: string): void =>
      leadBack(
        response,
        `${path}?${words.query(`${backQuery(entries)}${reviewQueryNames.state}=${state}`)}#${place}`,
      );
    if (cast.ok) {
      if (entries.isForm) return lead('stimme', `${words.fragment('bewertung')}-${id}`);
      const { helpful, notHelpful } = cast.review;
      return void response.json({ review: id, helpful, notHelpful });
    }
    if (cast.reason === 'unknown')
      throw new HttpError(404, parts.text(tenant.slug, locale, 'rating.noReview'));
    if (entries.isForm) return lead('zu-oft', words.fragment('bewertungen'));
    sendProblem(response, {
      status: 429,
      locale,
      detail: parts.text(tenant.slug, locale, 'rating.tooOften'),
      wait: cast.waitSeconds,
    });
  };
}

function readVote(entries: Entries): { review: string; isHelpful: boolean } {
  const [, answer, review] = /^(yes|no):([\w.-]{1,64})$/.exec(entryOf(entries, 'vote')) ?? [];
  if (review === undefined) {
    const text = { key: 'call.wrongValue', values: { name: 'vote' } };
    throw new HttpError(400, 'A vote is yes:<review> or no:<review>', { errors: [{ field: 'vote', text }] });
  }
  return { review, isHelpful: answer === 'yes' };
}

/** The list, and the variant that was chosen, as they were when the vote was cast, so that the reader finds the review again. */
function backQuery(entries: Entries): string {
  const query = new URLSearchParams(entryOf(entries, 'list').slice(0, 400));
  const back = new URLSearchParams(reviewQueryOf(readReviewQuery(Object.fromEntries(query))));
  for (const name of Object.values(choiceQueryNames)) {
    const value = query.get(name);
    if (value !== null) back.set(name, value);
  }
  return back.size === 0 ? '' : `${back.toString()}&`;
}
