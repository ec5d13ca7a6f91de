import express, { type RequestHandler, type Response, type Router } from 'express';
import type { BasketAnswer, BasketCount } from '../../../schemas/basket/basket-answer.ts';
import { basketForms } from '../../../schemas/basket/basket-form.ts';
import type { TenantConfig } from '../../../schemas/tenant.ts';
import { HttpError } from '../../http/http-error.ts';
import { readEntries } from '../../http/read-entries.ts';
import { refuseMethod } from '../../http/refuse-method.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { isOutage } from './basket-desk.ts';
import { askingOf, type BasketCallParts, runBasketForm } from './basket-forms.ts';
import { hintBasket } from './basket-hint.ts';

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
      hintBasket(request, response, { count: basket.count, isChange: false, isHttps });
      const answer: BasketAnswer = { basket, notices, added: null };
      response.set('Content-Language', locale).json(answer);
    });
  });
  router.get('/count', async (request, response) => {
    await unlessAway(parts, response, request.query['locale'], async (locale) => {
      const { tenant, owner } = await askingOf(request, response, locale, isHttps);
      const answer: BasketCount = { count: await desk.count(tenant.slug, owner) };
      hintBasket(request, response, { ...answer, isChange: false, isHttps });
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
        response.set('Content-Language', locale);
        if (outcome.ok) {
          response.json(rest);
          return;
        }
        const { status, detail, field, retryAfterSeconds: wait } = outcome;
        if (wait !== undefined) response.set('Retry-After', String(wait));
        const errors = field === null ? undefined : [{ field, detail }];
        const problem = { type: 'about:blank', title: detail, status, detail, errors, ...rest };
        response.status(status).type('application/problem+json').send(JSON.stringify(problem));
      }
    });
    router.all(path, refuseMethod('POST'));
  }
  router.all(['', '/', '/count'], refuseMethod('GET, HEAD'));
  return router;
}

const forNoCache: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'private, no-store');
  next();
};

/** An outage is told in the shop's words, with a time to come again. */
async function unlessAway(
  { text }: BasketRoutesParts,
  response: Response,
  asked: unknown,
  work: (locale: string) => Promise<void>,
  key = 'failed',
): Promise<void> {
  const tenant = tenantOf(response);
  const locale = localeOf(tenant, asked);
  try {
    await work(locale);
  } catch (error) {
    if (!isOutage(error)) throw error;
    const detail = text(tenant.slug, locale, `basket-said.refused.${key}`);
    throw new HttpError(503, detail, { headers: { 'Retry-After': '5' }, cause: error });
  }
}

function localeOf({ locales, defaultLocale }: TenantConfig, asked: unknown): string {
  return locales.find(({ locale }) => locale === asked)?.locale ?? defaultLocale;
}
