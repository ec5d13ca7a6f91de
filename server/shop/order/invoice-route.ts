import express, { type Router } from 'express';
import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import type { PaperFile } from '../../outbound/paper/paper-file.ts';
import { readOrderLink } from '../order-link.ts';
import { forNoCache } from '../../http/for-no-cache.ts';
import { HttpError } from '../../http/http-error.ts';
import { takeMethods } from '../../http/methods.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { invoicePath } from './invoice-calls.ts';
import type { Secrets } from '../../operations/secrets.ts';
import type { OrderStore } from './order-store.ts';
import { orderTokenHash } from './order-token.ts';

interface InvoiceParts {
  store: Pick<OrderStore, 'byToken' | 'byNumber'>;
  secrets: Secrets;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Null: there is none yet. */
  draw(tenant: string, order: string): Promise<PaperFile | null>;
}

/** GET `/api/order/v1/invoice`: an order's invoice as PDF, for whoever has its token or a link of a mail. Nobody learns which there are. */
export function createInvoiceRoute({ draw, ...parts }: InvoiceParts): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  takeMethods(router, invoicePath, {
    get: [
      forNoCache,
      async ({ query }, response) => {
        const { slug } = tenantOf(response);
        const token = query[orderQuery.token];
        const number = typeof token === 'string' ? await orderNumberOf(parts, slug, token) : null;
        const file = number === null ? null : await draw(slug, number);
        if (!file) throw new HttpError(404, 'There is no such invoice');
        response
          .type('application/pdf')
          .set('Content-Disposition', `inline; filename="${file.name}"`)
          .send(file.content);
      },
    ],
  });
  return router;
}

async function orderNumberOf(
  { store, secrets, now }: Omit<InvoiceParts, 'draw'>,
  tenant: string,
  token: string,
): Promise<string | null> {
  if (/^[\w-]{32}$/.test(token)) return (await store.byToken(tenant, orderTokenHash(token)))?.number ?? null;
  const link = readOrderLink(secrets, { action: 'invoice', tenant }, token, now());
  return link.ok ? ((await store.byNumber(tenant, link.number))?.number ?? null) : null;
}
