import express, { type RequestHandler, type Response, type Router } from 'express';
import type { KnownVisitor } from '../../../../schemas/account/known-visitor.ts';
import { accountForms } from '../../../../schemas/account/form-state.ts';
import { sendProblem } from '../../../http/answer-form.ts';
import { tellWhenAway } from '../../../http/away-text.ts';
import { type CallCounters, type CallLimit, refuseTooMany } from '../../../http/call-limit.ts';
import { localeOfCall } from '../../../http/requested-locale.ts';
import { readEntries } from '../../../http/read-entries.ts';
import { forNoCache } from '../../../http/for-no-cache.ts';
import { takeMethods } from '../../../http/methods.ts';
import { requireSameOrigin } from '../../../http/same-origin.ts';
import { tenantOf } from '../../../http/tenant-of.ts';
import type { Captcha } from '../altcha-captcha.ts';
import type { AccountFormRunner } from '../forms/account-form-runner.ts';
import { accountFormCalls } from './customer-calls.ts';

interface CustomerRoutesParts extends CallCounters {
  /** Who sends a request, as far as it may be told. */
  knownVisitor(response: Response): Promise<KnownVisitor>;
  captcha: Pick<Captcha, 'challenge'>;
  forms: AccountFormRunner;
}

/** A task costs a thousandth of its solution. */
const challenges: CallLimit = { name: 'account-captcha', most: 60, perMs: 60_000 };

/**
 * What concerns a customer, below `/api/customer/v1`: GET `/` (who the visitor is), GET `/captcha` (a task for the captcha),
 * POST `/<form>` for each form of accounts. Answers are for no cache. (Requirement 7.045)
 */
export function createCustomerRoutes(parts: CustomerRoutesParts): Router {
  const { captcha, forms } = parts;
  const router = express.Router({ strict: true, caseSensitive: true });
  router.use(forNoCache);

  takeMethods(router, ['', '/'], {
    before: tellWhenAway('session.notNow'),
    async get(_request, response) {
      response.json(await parts.knownVisitor(response));
    },
  });
  takeMethods(router, '/captcha', {
    async get(request, response) {
      const { slug } = tenantOf(response);
      await refuseTooMany(parts, challenges, { tenant: slug, address: request.ip });
      response.json(await captcha.challenge(slug));
    },
  });
  for (const name of accountForms) {
    const post: RequestHandler = async (request, response) => {
      const entries = await readEntries(request, accountFormCalls[name].body);
      const locale = localeOfCall(request, response);
      const answer = await forms.run(request, response, { name, locale, entries });
      if (answer.ok) {
        response.json({ to: answer.to, message: answer.message });
        return;
      }
      const { status, refused, retryAfterSeconds: wait } = answer;
      const { detail, faults: errors, needsProof } = refused;
      sendProblem(response, {
        ...{ status, locale, detail },
        ...(errors.length > 0 && { errors }),
        ...(needsProof && { needsProof }),
        ...(wait !== undefined && { wait }),
      });
    };
    takeMethods(router, `/${name}`, { post: [requireSameOrigin, post] });
  }
  return router;
}
