import { z } from 'zod';
import { toldOrder } from '../../../schemas/told-order/told-order.ts';
import type { ApiCall } from '../../openapi/api-call.ts';
import { orderTokenQuery } from './invoice-calls.ts';

export const orderPath = '/api/order/v1';

/** Orders that are told at once, at most, and where nobody says how many. */
export const ordersAtOnce = { most: 20, usual: 10 };

const number = z.string().regex(/^\d{1,6}$/);
/** Which of a customer's orders are told. */
export const ordersQuery = z.object({
  skip: number.transform(Number).default(0).describe('so many of the newest are passed over'),
  first: z
    .string()
    .regex(/^([1-9]|1\d|20)$/)
    .transform(Number)
    .default(ordersAtOnce.usual)
    .describe(`so many are told, ${ordersAtOnce.most} at most`),
});

const away = { description: 'orders cannot be had at the moment' };
const shared = { method: 'get', group: 'orders', isPersonal: true } as const;

/** What `order-routes.ts` answers. */
export const orderCalls: readonly ApiCall[] = [
  {
    ...{ ...shared, path: orderPath, id: 'getOrders' },
    summary: 'What whoever is logged in has ordered, the newest first; nothing for anybody else',
    query: ordersQuery,
    answers: {
      200: { description: 'the orders', schema: z.object({ orders: z.array(toldOrder) }) },
      503: away,
    },
  },
  {
    ...{ ...shared, path: `${orderPath}/order`, id: 'getOrder' },
    summary: 'An order, for whoever has its token',
    query: orderTokenQuery,
    answers: {
      200: { description: 'the order', schema: toldOrder },
      404: { description: 'there is no such order' },
      503: away,
    },
  },
];
