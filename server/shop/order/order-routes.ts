import express, { type Response, type Router } from 'express';
import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import type { ToldOrder } from '../../../schemas/told-order/told-order.ts';
import { forNoCache } from '../../http/for-no-cache.ts';
import { HttpError } from '../../http/http-error.ts';
import { takeMethods } from '../../http/methods.ts';
import { readQuery } from '../../http/read-query.ts';
import { orderTokenQuery } from './invoice-calls.ts';
import { orderPath, ordersQuery } from './order-calls.ts';

/** Orders of whoever sends a request; each throws an outage. */
export interface OrderTelling {
  /** Null: there is none with this token. */
  orderOf(response: Response, token: string): Promise<ToldOrder | null>;
  /** Of who is logged in, the newest first; none for anybody else. */
  ordersOf(response: Response, part: { skip: number; first: number }): Promise<ToldOrder[]>;
}

/**
 * Below `/api/order/v1`: GET `/`, what a customer has ordered; GET `/order`, an order for whoever has its token. Nobody learns of
 * others' orders whether there are any.
 */
export function createOrderRoutes({ orderOf, ordersOf }: OrderTelling): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  takeMethods(router, orderPath, {
    get: [
      forNoCache,
      async (request, response) => {
        response.json({ orders: await ordersOf(response, readQuery(request, ordersQuery)) });
      },
    ],
  });
  takeMethods(router, `${orderPath}/order`, {
    get: [
      forNoCache,
      async (request, response) => {
        const order = await orderOf(response, readQuery(request, orderTokenQuery)[orderQuery.token]);
        if (!order)
          throw new HttpError(404, 'There is no such order', { text: { key: 'checkout.refused.no-order' } });
        response.json(order);
      },
    ],
  });
  return router;
}
