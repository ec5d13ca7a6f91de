import { randomUUID } from 'node:crypto';
import { parse as parseCookies } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import { localePrefix } from '../../../schemas/locale-path.ts';
import {
  maxSurveyComment,
  type Survey,
  survey as surveyShape,
  surveyQueryName,
  type SurveyState,
} from '../../../schemas/rating/survey.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { secondsToWait } from '../../http/call-limit.ts';
import { HttpError } from '../../http/http-error.ts';
import { localeOfForm } from '../../http/requested-locale.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { readConsent } from '../../session/consent.ts';
import { nextWriteKey } from '../../repetition/write-key.ts';
import { leadBack, sendProblem } from '../../http/answer-form.ts';
import { cleanText } from './clean-words.ts';
import { ratingBodies } from './rating-calls.ts';
import { ratingLimits } from './rating-limits.ts';
import { callerOf, type RatingParts } from './rating-parts.ts';
import { type Entries, entryOf, readEntries } from '../../http/read-entries.ts';
import { storedVoter, voterOf } from './voter-cookie.ts';

/**
 * POST `/survey` with `survey`, `step` and perhaps `comment`: keeps an answer. 201, or for a form 303 back to where it was
 * sent from. Who answered is kept only with consent to functional storage; then a second answer takes the place of the first.
 */
export function createSurveyRoute(parts: RatingParts): RequestHandler {
  return async (request, response) => {
    const tenant = tenantOf(response);
    const entries = await readEntries(request, ratingBodies.survey);
    const locale = localeOfForm(tenant, entries);
    const asked = await surveyOf(parts, tenant.slug, locale, entryOf(entries, 'survey'));
    const back = (state: SurveyState): void =>
      leadBack(response, pathBack(request, tenant, locale, asked.id, state));
    const step = stepOf(entries, asked);
    if (step === undefined) {
      if (entries.isForm) return back('leer');
      return sendProblem(response, {
        status: 422,
        locale,
        detail: parts.text(tenant.slug, locale, 'rating.noStep'),
      });
    }
    const wait = await secondsToWait(parts, ratingLimits.survey, callerOf(request, response));
    if (wait !== undefined) {
      if (entries.isForm) return back('zu-oft');
      return sendProblem(response, {
        status: 429,
        locale,
        detail: parts.text(tenant.slug, locale, 'rating.tooOften'),
        wait,
      });
    }
    const comment = cleanText(entryOf(entries, 'comment')).slice(0, maxSurveyComment);
    const answer = {
      ...{ id: randomUUID(), survey: asked.id, locale, step, max: asked.max },
      comment: comment === '' ? null : comment,
      visitor: visitorOf(request, response, tenant, parts),
      at: parts.now(),
    };
    const once = nextWriteKey(request, response, ['survey', [...entries.values]]);
    await parts.store.addAnswer(tenant.slug, answer, once);
    if (entries.isForm) return back('danke');
    response.status(201).json({ message: asked.thanks });
  };
}

async function surveyOf(parts: RatingParts, tenant: string, locale: string, id: string): Promise<Survey> {
  const file = /^[a-z0-9][a-z0-9-]{0,63}$/.test(id) ? await parts.survey(tenant, locale, id) : undefined;
  const read = surveyShape.safeParse(file);
  if (!read.success || read.data.id !== id)
    throw new HttpError(404, parts.text(tenant, locale, 'rating.noSurvey'));
  return read.data;
}

function stepOf(entries: Entries, { max }: Survey): number | undefined {
  const step = entryOf(entries, 'step');
  return /^\d{1,2}$/.test(step) && Number(step) >= 1 && Number(step) <= max ? Number(step) : undefined;
}

function visitorOf(
  request: Request,
  response: Response,
  tenant: TenantConfig,
  parts: RatingParts,
): string | null {
  const consent = parseCookies(request.headers.cookie ?? '')[tenant.cookies.consent];
  if (!readConsent(consent).has('C0003')) return null;
  return storedVoter(voterOf(request, response, parts), tenant.slug, parts.secret);
}

/** The page of this shop that the form stood on, else the home page; nothing of another host is ever led to. */
function pathBack(
  { headers }: Request,
  tenant: TenantConfig,
  locale: string,
  id: string,
  state: SurveyState,
): string {
  const prefix = localePrefix(tenant, locale);
  const from = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '') : undefined;
  const isOwn = from?.host === headers.host?.toLowerCase() && !from?.pathname.startsWith('//');
  const query = new URLSearchParams(isOwn ? from?.search : '');
  const words = addressWords(tenant, locale);
  query.set(words.parameter(surveyQueryName), state);
  const path = isOwn && from ? from.pathname : prefix || '/';
  return `${path}?${words.query(query.toString())}#${words.fragment('umfrage')}-${id}`;
}
