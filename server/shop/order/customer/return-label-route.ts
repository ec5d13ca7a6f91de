import express, { type Router } from 'express';
import { z } from 'zod';
import { orderQuery } from '../../../../schemas/checkout/checkout-form.ts';
import type { OrderReturn } from '../../../../schemas/fulfilment/order-return.ts';
import { returnKey, returnLabelPath } from '../../../../schemas/order/return-paper.ts';
import { forNoCache } from '../../../http/for-no-cache.ts';
import { HttpError } from '../../../http/http-error.ts';
import { takeMethods } from '../../../http/methods.ts';
import { readQuery } from '../../../http/read-query.ts';
import { tenantOf } from '../../../http/tenant-of.ts';
import type { ApiCall } from '../../../openapi/api-call.ts';
import type { MailPaper } from '../../../outbound/mail/mail-paper.ts';
import type { PaperFile } from '../../../outbound/paper/paper-file.ts';
import { orderTokenQuery } from '../invoice-calls.ts';
import type { OrderStore } from '../order-store.ts';
import { orderTokenHash } from '../order-token.ts';
import { comingBy } from '../../shown-returns.ts';

interface ReturnLabelParts {
  store: Pick<OrderStore, 'byToken'>;
  /** A return by its key; null: there is none. */
  returnOf(tenant: string, order: string, key: string): Promise<Pick<OrderReturn, 'way' | 'received'> | null>;
  draw(tenant: string, paper: MailPaper): Promise<PaperFile | null>;
  hasCarrier: boolean;
}

/** What names a label. */
const labelQuery = orderTokenQuery.extend({ [returnKey]: z.string().max(100).default('') });

/** What the route answers. */
export const returnLabelCalls: readonly ApiCall[] = [
  {
    method: 'get',
    path: returnLabelPath,
    id: 'getReturnLabel',
    group: 'orders',
    summary: 'The label of a return as PDF, for whoever has the token of its order',
    query: labelQuery,
    answers: {
      200: { description: 'the label', schema: z.string(), types: ['application/pdf'] },
      404: { description: 'there is no such order or return, or no label of it yet' },
      503: { description: 'labels cannot be had at the moment' },
    },
  },
];

/** GET `/api/order/v1/return-label`: what is stuck on a parcel that comes back. Nobody learns which there are. */
export function createReturnLabelRoute({ store, returnOf, draw, hasCarrier }: ReturnLabelParts): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  takeMethods(router, returnLabelPath, {
    get: [
      forNoCache,
      async (request, response) => {
        const { slug } = tenantOf(response);
        const { [orderQuery.token]: token, [returnKey]: key } = readQuery(request, labelQuery);
        const file = await labelFor(slug, token, key);
        if (!file) throw new HttpError(404, 'There is no such label');
        response
          .type('application/pdf')
          .set('Content-Disposition', `inline; filename="${file.name}"`)
          .send(file.content);
      },
    ],
  });
  return router;

  async function labelFor(tenant: string, token: string, key: string): Promise<PaperFile | null> {
    if (!/^[\w-]{32}$/.test(token)) return null;
    const order = await store.byToken(tenant, orderTokenHash(token));
    const declared = order && (await returnOf(tenant, order.number, key));
    if (!order || !declared || comingBy(declared, hasCarrier) !== 'label') return null;
    const { locale } = order.ordered;
    return draw(tenant, { name: 'return-label', locale, order: order.number, which: key });
  }
}
