import express, { type Request, type Response, type Router } from 'express';
import { creditQuery, orderQuery } from '../../../../schemas/checkout/checkout-form.ts';
import { forNoCache } from '../../../http/for-no-cache.ts';
import { HttpError } from '../../../http/http-error.ts';
import { takeMethods } from '../../../http/methods.ts';
import { localeOfCall } from '../../../http/requested-locale.ts';
import { drawCredit } from '../papers/draw-credit.ts';
import { creditInformationPath } from './credit-calls.ts';
import { type CreditParts, type CreditPlace, readCredit } from './read-credit.ts';

interface CreditRouteParts extends CreditParts {
  /** Whose order a request is about. Throws an outage of the sessions. */
  placeOf(request: Request, response: Response, locale: string): Promise<CreditPlace>;
}

/** GET `/api/order/v1/credit-information`: the standard information of a credit as PDF, with what its page says. */
export function createCreditRoute(parts: CreditRouteParts): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  takeMethods(router, creditInformationPath, {
    get: [
      forNoCache,
      async (request, response) => {
        const place = await parts.placeOf(request, response, localeOfCall(request, response));
        const asked = {
          token: textOf(request.query[orderQuery.token]),
          plan: textOf(request.query[creditQuery.plan]),
        };
        const read = await readCredit(parts, place, asked);
        if (!read.ok) throw new HttpError(404, 'There is no such credit');
        const file = await drawCredit(read.credit, read.at, read.words);
        response
          .type('application/pdf')
          .set('Content-Disposition', `inline; filename="${file.name}"`)
          .send(file.content);
      },
    ],
  });
  return router;
}

const textOf = (value: unknown): string => (typeof value === 'string' && value.length <= 64 ? value : '');
