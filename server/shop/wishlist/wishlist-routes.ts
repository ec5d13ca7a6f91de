import express, { type RequestHandler, type Response, type Router } from 'express';
import type { TenantConfig } from '../../../schemas/tenant.ts';
import type { WishlistAnswer } from '../../../schemas/wishlist/wishlist-answer.ts';
import { wishlistForms } from '../../../schemas/wishlist/wishlist-form.ts';
import { HttpError } from '../../http/http-error.ts';
import { readEntries } from '../../http/read-entries.ts';
import { refuseMethod } from '../../http/refuse-method.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { isOutage, savedOf, type WishlistOutcome } from './wishlist-desk.ts';
import { askingOf, runWishlistForm, type WishlistCallParts } from './wishlist-forms.ts';
import { hintWishlist } from './wishlist-hint.ts';

/**
 * The wishlist of whoever asks, below `/api/wishlist/v1`: GET `/saved`, POST `/<form>` for each form. `?locale=` says in which
 * language. Answers are for no cache. (Requirements 2.122, 2.123, 2.124)
 */
export function createWishlistRoutes(parts: WishlistCallParts): Router {
  const { desk, isHttps, text } = parts;
  const router = express.Router({ strict: true, caseSensitive: true });
  router.use(forNoCache);
  router.get('/saved', async (request, response) => {
    const locale = localeOf(tenantOf(response), request.query['locale']);
    try {
      const { wishlist } = await desk.show(await askingOf({ request, response, locale }, isHttps));
      hintWishlist(request, response, { count: wishlist.count, isChange: false, isHttps });
      response.json(savedOf(wishlist));
    } catch (error) {
      if (!isOutage(error)) throw error;
      const detail = text(tenantOf(response).slug, locale, 'wishlist-said.refused.failed');
      throw new HttpError(503, detail, { headers: { 'Retry-After': '5' }, cause: error });
    }
  });
  for (const form of wishlistForms) {
    const path = `/${form}`;
    router.post(path, requireSameOrigin, async (request, response) => {
      const { values } = await readEntries(request);
      const locale = localeOf(tenantOf(response), request.query['locale']);
      const { outcome, asking } = await runWishlistForm(parts, { request, response, locale }, form, values);
      const notices = asking ? desk.notices(outcome, asking) : [];
      send(response.set('Content-Language', locale), outcome, notices);
    });
    router.all(path, refuseMethod('POST'));
  }
  router.all('/saved', refuseMethod('GET, HEAD'));
  return router;
}

function send(response: Response, outcome: WishlistOutcome, notices: WishlistAnswer['notices']): void {
  const saved = outcome.shown && savedOf(outcome.shown.wishlist);
  if (outcome.ok) {
    response.json({ ...saved, notices });
    return;
  }
  const { status, detail, retryAfterSeconds: wait } = outcome;
  if (wait !== undefined) response.set('Retry-After', String(wait));
  const problem = { type: 'about:blank', title: detail, status, detail, ...saved, notices };
  response.status(status).type('application/problem+json').send(JSON.stringify(problem));
}

const forNoCache: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'private, no-store');
  next();
};

function localeOf({ locales, defaultLocale }: TenantConfig, asked: unknown): string {
  return locales.find(({ locale }) => locale === asked)?.locale ?? defaultLocale;
}
