import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { BasketAnswer, BasketCount } from '../../../schemas/basket/basket-answer.ts';
import { type BasketForm, basketForms } from '../../../schemas/basket/basket-form.ts';
import { type CollectionRequest, contextOf } from '../../collection/collection-context.ts';
import { sendRefusedChange } from '../../collection/send-refused-change.ts';
import { setAwayText } from '../../http/away-text.ts';
import { takeMethods } from '../../http/methods.ts';
import { localeOfCall } from '../../http/requested-locale.ts';
import { forNoCache } from '../../http/for-no-cache.ts';
import { readEntries } from '../../http/read-entries.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { keepCollectionHint } from '../../session/collection-hint.ts';
import { basketFormCalls } from './basket-calls.ts';
import { awayText, type BasketCallParts, runBasketForm } from './basket-forms.ts';

/**
 * The basket of whoever asks, below `/api/basket/v1`: GET `/`, GET `/count`, POST `/<form>` for each form. `?locale=` says in which
 * language. Answers are for no cache. (Requirements 3.115, 3.116)
 */
export function createBasketRoutes(parts: BasketCallParts): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  router.use(forNoCache);
  takeMethods(router, ['', '/'], {
    get: (request, response) => answerBasket(parts, senderOf(request, response)),
  });
  takeMethods(router, '/count', {
    get: (request, response) => answerCount(parts, senderOf(request, response)),
  });
  for (const form of basketForms) {
    const post: RequestHandler = (request, response) =>
      answerForm(parts, senderOf(request, response, form), form);
    takeMethods(router, `/${form}`, { post: [requireSameOrigin, post] });
  }
  return router;
}

/** Who sends a request, in the language of the page; what fails is told in the words of the form. */
function senderOf(request: Request, response: Response, form?: BasketForm): CollectionRequest {
  setAwayText(response, awayText(form));
  const locale = localeOfCall(request, response);
  return { request, response, locale };
}

async function answerBasket({ service, isHttps }: BasketCallParts, sender: CollectionRequest): Promise<void> {
  const { request, response, locale } = sender;
  const { basket, notices } = await service.show(await contextOf(sender, isHttps));
  keepCollectionHint('basket', request, response, { count: basket.count, isChange: false, isHttps });
  const answer: BasketAnswer = { basket, notices, added: null };
  response.set('Content-Language', locale).json(answer);
}

async function answerCount({ service, isHttps }: BasketCallParts, sender: CollectionRequest): Promise<void> {
  const { request, response } = sender;
  const answer: BasketCount = await service.count(await contextOf(sender, isHttps));
  keepCollectionHint('basket', request, response, { count: answer.count, isChange: false, isHttps });
  response.json(answer);
}

async function answerForm(
  parts: BasketCallParts,
  sender: CollectionRequest,
  form: BasketForm,
): Promise<void> {
  const { request, response, locale } = sender;
  const { values } = await readEntries(request, basketFormCalls[form].body);
  const { outcome, context } = await runBasketForm(parts, sender, form, values);
  const rest = outcome.shown && {
    basket: outcome.shown.basket,
    notices: parts.service.notices(outcome, context),
    added: outcome.ok ? outcome.added : null,
  };
  if (outcome.ok) response.set('Content-Language', locale).json(rest);
  else {
    const needsVariant = outcome.mendAt !== undefined;
    sendRefusedChange(response, locale, outcome, { ...rest, ...(needsVariant && { needsVariant }) });
  }
}
