import { z } from 'zod';
import { fulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import {
  orderReturn,
  receivedPieces,
  returnKinds,
  returnReasons,
} from '../../../../schemas/fulfilment/order-return.ts';
import { newParcel } from '../../../../schemas/fulfilment/parcel.ts';
import { pieces } from '../../../../schemas/fulfilment/pieces.ts';
import { MAX_AMOUNT } from '../../../../schemas/money/cents.ts';
import { readInvoiceNumber } from '../../../../schemas/order/invoice-number.ts';
import type { ApiAnswer, ApiCall } from '../../../openapi/api-call.ts';

export const fulfilmentPath = '/api/fulfilment/v1';

/** Orders that are told at once, and changes of stocks and of prices that one call brings. */
const mostOrders = 100;
const mostChanges = 300;

const key = z
  .string()
  .regex(/^[\w-]{1,60}$/)
  .describe('by which it is known again: sent once more, it changes nothing');
const amount = z.int().min(1).max(MAX_AMOUNT).describe('in cents of the order’s currency');
const sku = z.string().min(1).max(64);

export const feedQuery = z.object({
  after: z
    .string()
    .max(40)
    .transform((typed, context) => {
      const number = readInvoiceNumber(typed);
      if (number) return number;
      context.addIssue('this is no cursor');
      return z.NEVER;
    })
    .optional()
    .describe('the cursor that came with the orders before; absent: from the first order on'),
  first: z
    .string()
    .regex(/^([1-9]\d?|100)$/)
    .transform(Number)
    .default(mostOrders)
    .describe(`so many at most, ${mostOrders} at most`),
});
/** Behind which return another page begins: when it was announced, its order, its key. */
export const returnsQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}-\d{10}-[\w:-]{1,100}$/)
    .optional()
    .describe('the cursor that came with the returns before; absent: from the first one on'),
  first: feedQuery.shape.first,
});
const announcedReturn = z.object({
  ...{ order: z.string(), key: z.string(), kind: z.enum(returnKinds), pieces },
  way: orderReturn.shape.way,
  declaredAt: z.int(),
});

const orderParams = z.object({ number: z.string().regex(/^\d{10}$/) });

export const pickedBody = z.strictObject({});
export const shipmentBody = z.strictObject({ parcels: z.array(newParcel).min(1).max(50) });
export const deliveryBody = newParcel.pick({ carrier: true, trackingNumber: true });
export const cancellationBody = z.strictObject({
  key,
  pieces: pieces.nullable().default(null).describe('absent: all that has not been sent'),
});
export const returnBody = z.strictObject({
  key,
  kind: z.enum(returnKinds).default('return'),
  reason: z.enum(returnReasons).default('none'),
  pieces,
});
export const receiptBody = z.strictObject({
  return: key,
  received: receivedPieces.nullable().default(null).describe('absent: all, and it can be sold again'),
});
export const refundBody = z.union([z.strictObject({ return: key }), z.strictObject({ key, amount })]);
export const stockBody = z.strictObject({
  stock: z
    .array(z.strictObject({ sku, to: z.int().min(0).max(1_000_000) }))
    .max(mostChanges)
    .default([]),
  prices: z
    .array(
      z.strictObject({
        ...{ sku, locale: z.string().max(10), price: amount },
        rrp: amount.nullable().optional().describe('recommended retail price; absent: as it was'),
      }),
    )
    .max(mostChanges)
    .default([]),
});

const order = z.object({ isChanged: z.boolean(), order: fulfilledOrder });
const shared = { group: 'fulfilment', needsToken: true } as const;
const noToken: ApiAnswer = { description: 'the token is missing or wrong, or the shop has none' };
const noOrder: ApiAnswer = { description: 'there is no such order' };
const refusals: ApiCall['answers'] = {
  401: noToken,
  404: noOrder,
  409: { description: 'what was sent before under this key or number is something else' },
  422: { description: 'it cannot be done with this order as it is; the detail says why' },
};

function change(name: string, id: string, summary: string, body: z.ZodType): ApiCall {
  return {
    ...{ ...shared, method: 'post', path: `${fulfilmentPath}/orders/{number}/${name}`, id, summary, body },
    params: orderParams,
    answers: {
      200: { description: 'the order as it is now', schema: order, name: 'FulfilmentChange' },
      ...refusals,
    },
  };
}

/** What `fulfilment-routes.ts` answers. Times are in ms since 1970, amounts in cents. */
export const fulfilmentCalls: readonly ApiCall[] = [
  {
    ...{ ...shared, method: 'get', path: `${fulfilmentPath}/orders`, id: 'getConfirmedOrders' },
    summary:
      'Orders that were confirmed since a cursor, the first one first; none is left out, none comes twice',
    query: feedQuery,
    answers: {
      200: {
        description: 'the orders as they are now, and from where to go on; null: there are none',
        schema: z.object({ orders: z.array(fulfilledOrder), cursor: z.string().nullable() }),
      },
      401: noToken,
    },
  },
  {
    ...{ ...shared, method: 'get', path: `${fulfilmentPath}/orders/{number}`, id: 'getFulfilment' },
    summary: 'An order with all that has become of it',
    params: orderParams,
    answers: {
      200: { description: 'the order', schema: fulfilledOrder, name: 'FulfilledOrder' },
      401: noToken,
      404: noOrder,
    },
  },
  {
    ...{ ...shared, method: 'get', path: `${fulfilmentPath}/returns`, id: 'getAnnouncedReturns' },
    summary: 'Returns that were announced and have not come, the first one first',
    query: returnsQuery,
    answers: {
      200: {
        description: 'the returns, and from where to go on; null: there are no more',
        schema: z.object({ returns: z.array(announcedReturn), cursor: z.string().nullable() }),
      },
      401: noToken,
    },
  },
  change('picked', 'markOrderPicked', 'Somebody gathers its goods', pickedBody),
  change(
    'shipments',
    'shipOrder',
    'Parcels left; each counts once, by carrier and tracking number',
    shipmentBody,
  ),
  change('deliveries', 'deliverParcel', 'A parcel has arrived', deliveryBody),
  change(
    'cancellations',
    'cancelPieces',
    'What has not been sent is not sent any more, and paid back',
    cancellationBody,
  ),
  change('returns', 'declareReturn', 'Something comes back', returnBody),
  change('receipts', 'receiveReturn', 'A return is here: what can be sold again is in stock', receiptBody),
  change('refunds', 'refundOrder', 'A return, or a part of the price, is paid back', refundBody),
  {
    ...{ ...shared, method: 'post', path: `${fulfilmentPath}/stock`, id: 'setStockAndPrices' },
    summary: 'Stocks and prices of many articles: all of them are set, or none',
    body: stockBody,
    answers: {
      200: { description: 'they are set', schema: z.object({ changed: z.int() }) },
      401: noToken,
      422: {
        description: 'nothing is set: an article is unknown, not sold there, or of a number that cannot be',
      },
    },
  },
];
