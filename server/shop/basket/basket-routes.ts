import express, { type Response, type Router } from 'express';
import type { BasketAnswer, BasketCount } from '../../../schemas/basket/basket-answer.ts';
import { basketForms } from '../../../schemas/basket/basket-form.ts';
import { asOutage } from '../../http/as-outage.ts';
import { sendProblem } from '../../http/answer-form.ts';
import { askedLocale } from '../../http/asked-locale.ts';
import { readEntries } from '../../http/read-entries.ts';
import { forNoCache } from '../../http/for-no-cache.ts';
import { refuseMethod } from '../../http/refuse-method.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { askingOf, type BasketCallParts, runBasketForm } from './basket-forms.ts';
import { hintCollected } from '../../session/collected-hint.ts';

export interface BasketRoutesParts extends BasketCallParts {
  text(tenant: string, locale: string, key: string): string;
}

/**
 * The basket of whoever asks, below `/api/basket/v1`: GET `/`, GET `/count`, POST `/<form>` for each form. `?locale=` says in which
 * language. Answers are for no cache. (Requirements 3.115, 3.116)
 */
export function createBasketRoutes(parts: BasketRoutesParts): Router {
  const { desk, isHttps } = parts;
  const router = express.Router({ strict: true, caseSensitive: true });
  router.use(forNoCache);
  router.get(['', '/'], async (request, response) => {
    await unlessAway(parts, response, request.query['locale'], async (locale) => {
      const asking = await askingOf(request, response, locale, isHttps);
      const { basket, notices } = await desk.show(asking);
      hintCollected('basket', request, response, { count: basket.count, isChange: false, isHttps });
      const answer: BasketAnswer = { basket, notices, added: null };
      response.set('Content-Language', locale).json(answer);
    });
  });
  router.get('/count', async (request, response) => {
    await unlessAway(parts, response, request.query['locale'], async (locale) => {
      const { tenant, owner } = await askingOf(request, response, locale, isHttps);
      const answer: BasketCount = { count: await desk.count(tenant.slug, owner) };
      hintCollected('basket', request, response, { ...answer, isChange: false, isHttps });
      response.json(answer);
    });
  });
  for (const form of basketForms) {
    const path = `/${form}`;
    router.post(path, requireSameOrigin, async (request, response) => {
      const { values } = await readEntries(request);
      const asked = request.query['locale'];
      const key = form === 'add' ? 'add-failed' : 'failed';
      await unlessAway(parts, response, asked, (locale) => answerForm(locale), key);

      async function answerForm(locale: string): Promise<void> {
        const sender = { request, response, locale };
        const { outcome, asking } = await runBasketForm(parts, sender, form, values);
        const { shown } = outcome;
        const rest = shown && {
          basket: shown.basket,
          notices: desk.notices(outcome, asking),
          added: outcome.ok ? outcome.added : null,
        };
        if (outcome.ok) {
          response.set('Content-Language', locale).json(rest);
          return;
        }
        const { status, detail, field, retryAfterSeconds: wait } = outcome;
        sendProblem(response, {
          ...{ status, locale, detail, more: rest ?? {} },
          ...(field !== null && { errors: [{ field, detail }] }),
          ...(wait !== undefined && { wait }),
        });
      }
    });
    router.all(path, refuseMethod('POST'));
  }
  router.all(['', '/', '/count'], refuseMethod('GET, HEAD'));
  return router;
}

/** An outage is told in the shop's words, with a time to come again. */
async function unlessAway(
  { text }: BasketRoutesParts,
  response: Response,
  asked: unknown,
  work: (locale: string) => Promise<void>,
  key = 'failed',
): Promise<void> {
  const tenant = tenantOf(response);
  const locale = askedLocale(tenant, asked);
  try {
    await work(locale);
  } catch (error) {
    throw asOutage(error, text(tenant.slug, locale, `basket-said.refused.${key}`));
  }
}
