import express, { type Router } from 'express';
import type { Logger } from 'pino';
import { readBodyBytes } from '../../http/body-bytes.ts';
import { HttpError } from '../../http/http-error.ts';
import { takeMethods } from '../../http/methods.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import type { PaymentProvider } from '../../outbound/payment/payment-provider.ts';
import type { OrderStore } from './order-store.ts';
import { noticePath } from './pay-order.ts';

interface NoticeParts {
  provider: PaymentProvider;
  settle: OrderStore['settle'];
  /** Milliseconds since 1970. */
  now: () => number;
  log: Pick<Logger, 'warn' | 'info'>;
}

const maxBytes = 16_384;

/**
 * POST `/api/payment/v1/notices`: what the provider says of payments, signed by the rules of Standard Webhooks. Told twice, late or in
 * another order, it changes what it changes once; 204 says that it need not be told again.
 */
export function createNoticeRoute({ provider, settle, now, log }: NoticeParts): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  takeMethods(router, noticePath, {
    async post(request, response) {
      const body = (await readBodyBytes(request, maxBytes))?.toString('utf8');
      if (body === undefined) throw new HttpError(413, 'A notice is shorter');
      const told = provider.readNotice(request.headers, body);
      if (!told) throw new HttpError(401, 'The notice is not signed by the provider');
      const settled = await settle(tenantOf(response).slug, told.notice, now());
      const { reference } = told.notice;
      if (settled === 'wrong' || settled === 'unknown')
        log.warn({ reference, settled }, 'A notice of a payment that is not ours as it was told');
      else log.info({ reference, settled }, 'A payment was settled');
      response.status(204).end();
    },
  });
  return router;
}
