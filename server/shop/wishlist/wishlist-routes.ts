import express, { type RequestHandler, type Router } from 'express';
import { type WishlistForm, wishlistForms } from '../../../schemas/wishlist/wishlist-form.ts';
import { type CollectionRequest, contextOf } from '../../collection/collection-context.ts';
import { sendRefusedChange } from '../../collection/send-refused-change.ts';
import { tellWhenAway } from '../../http/away-text.ts';
import { takeMethods } from '../../http/methods.ts';
import { localeOfCall } from '../../http/requested-locale.ts';
import { forNoCache } from '../../http/for-no-cache.ts';
import { readEntries } from '../../http/read-entries.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { keepCollectionHint } from '../../session/collection-hint.ts';
import { savedOf } from './show-wishlist.ts';
import { wishlistFormCalls } from './wishlist-calls.ts';
import { awayText, runWishlistForm, type WishlistCallParts } from './wishlist-forms.ts';
import { failedKey } from './wishlist-service.ts';

/**
 * The wishlist of whoever asks, below `/api/wishlist/v1`: GET `/saved`, POST `/<form>` for each form. `?locale=` says in which
 * language. Answers are for no cache. (Requirements 2.122, 2.123, 2.124)
 */
export function createWishlistRoutes(parts: WishlistCallParts): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  router.use(forNoCache);
  takeMethods(router, '/saved', {
    before: tellWhenAway(awayText('failed')),
    async get(request, response) {
      const locale = localeOfCall(request, response);
      await answerSaved(parts, { request, response, locale });
    },
  });
  for (const form of wishlistForms) {
    const post: RequestHandler = async (request, response) => {
      const locale = localeOfCall(request, response);
      await answerForm(parts, { request, response, locale }, form);
    };
    takeMethods(router, `/${form}`, {
      before: tellWhenAway(awayText(failedKey(form))),
      post: [requireSameOrigin, post],
    });
  }
  return router;
}

async function answerSaved(
  { service, isHttps }: WishlistCallParts,
  sender: CollectionRequest,
): Promise<void> {
  const { request, response } = sender;
  const { wishlist } = await service.show(await contextOf(sender, isHttps));
  keepCollectionHint('wishlist', request, response, { count: wishlist.count, isChange: false, isHttps });
  response.json(savedOf(wishlist));
}

async function answerForm(
  parts: WishlistCallParts,
  sender: CollectionRequest,
  form: WishlistForm,
): Promise<void> {
  const { request, response, locale } = sender;
  const { values } = await readEntries(request, wishlistFormCalls[form].body);
  const { outcome, context } = await runWishlistForm(parts, sender, form, values);
  const answer = {
    ...(outcome.shown && savedOf(outcome.shown.wishlist)),
    notices: parts.service.notices(outcome, context),
  };
  if (outcome.ok) response.set('Content-Language', locale).json(answer);
  else sendRefusedChange(response, locale, outcome, answer);
}
