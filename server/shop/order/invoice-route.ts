import express, { type Router } from 'express';
import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import type { PaperFile } from '../../outbound/paper/paper-file.ts';
import { forNoCache } from '../../http/for-no-cache.ts';
import { HttpError } from '../../http/http-error.ts';
import { takeMethods } from '../../http/methods.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { invoicePath } from './invoice-calls.ts';
import type { OrderStore } from './order-store.ts';
import { orderTokenHash } from './order-token.ts';

interface InvoiceParts {
  store: Pick<OrderStore, 'byToken'>;
  /** Null: there is none yet. */
  draw(tenant: string, order: string): Promise<PaperFile | null>;
}

/** GET `/api/order/v1/invoice`: an order's invoice as PDF, for whoever has its token. Nobody learns which tokens there are. */
export function createInvoiceRoute({ store, draw }: InvoiceParts): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  takeMethods(router, invoicePath, {
    get: [
      forNoCache,
      async ({ query }, response) => {
        const { slug } = tenantOf(response);
        const token = query[orderQuery.token];
        const isToken = typeof token === 'string' && /^[\w-]{32}$/.test(token);
        const order = isToken ? await store.byToken(slug, orderTokenHash(token)) : null;
        const file = order && (await draw(slug, order.number));
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
