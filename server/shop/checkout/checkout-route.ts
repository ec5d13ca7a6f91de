import express, { type Request, type Response, type Router } from 'express';
import type { ToldCheckout } from '../../../schemas/told-order/told-checkout.ts';
import { forNoCache } from '../../http/for-no-cache.ts';
import { takeMethods } from '../../http/methods.ts';
import { localeOfCall } from '../../http/requested-locale.ts';
import { checkoutPath } from './checkout-calls.ts';

/** What whoever sends a request prepares; null: nothing that can be told. Throws an outage. */
export interface CheckoutTelling {
  checkoutOf(request: Request, response: Response, locale: string): Promise<ToldCheckout | null>;
}

/** GET `/api/checkout/v1`: the order that whoever asks prepares. `?locale=` says in which language. */
export function createCheckoutRoute({ checkoutOf }: CheckoutTelling): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  takeMethods(router, checkoutPath, {
    get: [
      forNoCache,
      async (request, response) => {
        const locale = localeOfCall(request, response);
        const checkout = await checkoutOf(request, response, locale);
        response.set('Content-Language', locale).json({ checkout });
      },
    ],
  });
  return router;
}
