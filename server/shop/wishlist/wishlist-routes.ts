import express, { type Response, type Router } from 'express';
import type { WishlistAnswer } from '../../../schemas/wishlist/wishlist-answer.ts';
import { wishlistForms } from '../../../schemas/wishlist/wishlist-form.ts';
import { asOutage } from '../../http/as-outage.ts';
import { sendProblem } from '../../http/answer-form.ts';
import { askedLocale } from '../../http/asked-locale.ts';
import { readEntries } from '../../http/read-entries.ts';
import { forNoCache } from '../../http/for-no-cache.ts';
import { refuseMethod } from '../../http/refuse-method.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { savedOf, type WishlistOutcome } from './wishlist-desk.ts';
import { askingOf, runWishlistForm, type WishlistCallParts } from './wishlist-forms.ts';
import { hintCollected } from '../../session/collected-hint.ts';

/**
 * The wishlist of whoever asks, below `/api/wishlist/v1`: GET `/saved`, POST `/<form>` for each form. `?locale=` says in which
 * language. Answers are for no cache. (Requirements 2.122, 2.123, 2.124)
 */
export function createWishlistRoutes(parts: WishlistCallParts): Router {
  const { desk, isHttps, text } = parts;
  const router = express.Router({ strict: true, caseSensitive: true });
  router.use(forNoCache);
  router.get('/saved', async (request, response) => {
    const locale = askedLocale(tenantOf(response), request.query['locale']);
    try {
      const { wishlist } = await desk.show(await askingOf({ request, response, locale }, isHttps));
      hintCollected('wishlist', request, response, { count: wishlist.count, isChange: false, isHttps });
      response.json(savedOf(wishlist));
    } catch (error) {
      throw asOutage(error, text(tenantOf(response).slug, locale, 'wishlist-said.refused.failed'));
    }
  });
  for (const form of wishlistForms) {
    const path = `/${form}`;
    router.post(path, requireSameOrigin, async (request, response) => {
      const { values } = await readEntries(request);
      const locale = askedLocale(tenantOf(response), request.query['locale']);
      const { outcome, asking } = await runWishlistForm(parts, { request, response, locale }, form, values);
      const notices = asking ? desk.notices(outcome, asking) : [];
      send(response, locale, outcome, notices);
    });
    router.all(path, refuseMethod('POST'));
  }
  router.all('/saved', refuseMethod('GET, HEAD'));
  return router;
}

function send(
  response: Response,
  locale: string,
  outcome: WishlistOutcome,
  notices: WishlistAnswer['notices'],
): void {
  const saved = outcome.shown && savedOf(outcome.shown.wishlist);
  if (outcome.ok) {
    response.set('Content-Language', locale).json({ ...saved, notices });
    return;
  }
  const { status, detail, retryAfterSeconds: wait } = outcome;
  sendProblem(response, {
    status,
    locale,
    detail,
    ...(wait !== undefined && { wait }),
    more: { ...saved, notices },
  });
}
