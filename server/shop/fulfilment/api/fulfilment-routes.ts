import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { z } from 'zod';
import { forNoCache } from '../../../http/for-no-cache.ts';
import { HttpError } from '../../../http/http-error.ts';
import { readJsonBody } from '../../../http/json-body.ts';
import { takeMethods } from '../../../http/methods.ts';
import { readQuery } from '../../../http/read-query.ts';
import { tenantOf } from '../../../http/tenant-of.ts';
import type { OrderReturn } from '../../../../schemas/fulfilment/order-return.ts';
import type { LinePieces } from '../../../../schemas/fulfilment/pieces.ts';
import type { Fulfilment } from '../fulfilment.ts';
import type { OrderName } from '../order-book.ts';
import type { Outcome, Refusal } from '../work-on-order.ts';
import {
  cancellationBody,
  deliveryBody,
  feedQuery,
  fulfilmentPath,
  pickedBody,
  receiptBody,
  refundBody,
  returnBody,
  returnsQuery,
  shipmentBody,
  stockBody,
} from './fulfilment-calls.ts';

export interface FulfilmentRouteParts {
  fulfilment: Fulfilment;
  /** Bearer tokens by shop; of one that is not named nobody is believed. */
  tokens: Readonly<Record<string, string>>;
  /** Returns that have not come, the first one first: at most `limit`, behind `after` where it is given. */
  announced(tenant: string, page: { limit: number; after?: ReturnPlace }): Promise<AnnouncedReturn[]>;
  /** Sets stocks and prices of a shop's articles, all or none. */
  setStock(tenant: string, wanted: z.output<typeof stockBody>): Promise<StockSet>;
}

/** Behind which one another page begins. */
interface ReturnPlace {
  declaredAt: number;
  /** Of the order. */
  number: string;
  key: string;
}

interface AnnouncedReturn extends ReturnPlace, Pick<OrderReturn, 'kind' | 'way'> {
  pieces: readonly LinePieces[];
}

type StockSet =
  | { ok: true }
  | {
      ok: false;
      reason: 'unknown-variant' | 'not-offered' | 'too-few' | 'too-many' | 'out-of-order';
      sku: string;
    };

/** Bytes of a body: hundreds of articles. */
const maxBytes = 64 * 1024;

/** Below `/api/fulfilment/v1`: what a merchant's own system does with orders. Whatever it sends again changes nothing. */
export function createFulfilmentRoutes({
  fulfilment,
  tokens,
  announced,
  setStock,
}: FulfilmentRouteParts): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  const guard: RequestHandler = (request, response, next) => {
    const { slug } = tenantOf(response);
    const token = Object.hasOwn(tokens, slug) ? tokens[slug] : undefined;
    if (token === undefined || !isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      throw new HttpError(401, 'The token of the shop is missing or wrong', {
        headers: { 'WWW-Authenticate': 'Bearer' },
        text: { key: 'fulfilment.refused.no-token' },
      });
    forNoCache(request, response, next);
  };
  const change = <Body extends z.ZodType>(
    name: string,
    body: Body,
    act: (order: OrderName, wanted: z.output<Body>) => Promise<Outcome>,
  ): void =>
    takeMethods(router, `${fulfilmentPath}/orders/:number/${name}`, {
      post: [
        guard,
        async (request, response) => {
          const wanted = await readJsonBody(request, body, maxBytes);
          tell(response, await act(orderOf(request, response), wanted));
        },
      ],
    });

  takeMethods(router, `${fulfilmentPath}/orders`, {
    get: [
      guard,
      async (request, response) => {
        const { after, first } = readQuery(request, feedQuery);
        response.json(await fulfilment.confirmedAfter(tenantOf(response).slug, after ?? null, first));
      },
    ],
  });
  takeMethods(router, `${fulfilmentPath}/returns`, {
    get: [
      guard,
      async (request, response) => {
        const { after, first } = readQuery(request, returnsQuery);
        const page = { limit: first, ...(after !== undefined && { after: placeOf(after) }) };
        const found = await announced(tenantOf(response).slug, page);
        const last = found.at(-1);
        response.json({
          returns: found.map(({ number: order, key, kind, pieces, way, declaredAt }) => ({
            ...{ order, key, kind, pieces, way, declaredAt },
          })),
          cursor: last ? `${last.declaredAt}-${last.number}-${last.key}` : null,
        });
      },
    ],
  });
  takeMethods(router, `${fulfilmentPath}/orders/:number`, {
    get: [
      guard,
      async (request, response) => {
        const order = await fulfilment.read(orderOf(request, response));
        if (!order) throw refusal('unknown-order');
        response.json(order);
      },
    ],
  });
  change('picked', pickedBody, (order) => fulfilment.markPicked(order));
  change('shipments', shipmentBody, (order, { parcels }) => fulfilment.ship(order, parcels));
  change('deliveries', deliveryBody, (order, parcel) => fulfilment.deliver(order, parcel, 'staff'));
  change('cancellations', cancellationBody, (order, wanted) => fulfilment.cancel(order, wanted, 'staff'));
  change('returns', returnBody, (order, wanted) =>
    fulfilment.declareReturn(order, { ...wanted, way: { kind: 'label', label: null } }, 'staff'),
  );
  change('receipts', receiptBody, (order, { return: key, received }) =>
    fulfilment.receiveReturn(order, { key, received }),
  );
  change('refunds', refundBody, (order, wanted) =>
    fulfilment.refund(
      order,
      'return' in wanted ? { kind: 'return', ...wanted } : { kind: 'goodwill', ...wanted },
    ),
  );
  takeMethods(router, `${fulfilmentPath}/stock`, {
    post: [
      guard,
      async (request, response) => {
        const wanted = await readJsonBody(request, stockBody, maxBytes);
        const set = await setStock(tenantOf(response).slug, wanted);
        if (!set.ok) {
          throw new HttpError(422, `Nothing was set: ${set.reason}`, {
            text: { key: `fulfilment.refused.catalogue.${set.reason}`, values: { sku: set.sku } },
          });
        }
        response.json({ changed: wanted.stock.length + wanted.prices.length });
      },
    ],
  });
  return router;
}

function placeOf(cursor: string): ReturnPlace {
  const [declaredAt = '', number = '', ...key] = cursor.split('-');
  return { declaredAt: Number(declaredAt), number, key: key.join('-') };
}

function orderOf({ params }: Request, response: Response): OrderName {
  return { tenant: tenantOf(response).slug, number: String(params['number']) };
}

function tell(response: Response, outcome: Outcome): void {
  if (!outcome.ok) throw refusal(outcome.reason);
  const { isChanged, order } = outcome;
  response.json({ isChanged, order });
}

const statuses: Readonly<Partial<Record<Refusal, number>>> = {
  'unknown-order': 404,
  'key-reused': 409,
  'parcel-reused': 409,
};

function refusal(reason: Refusal): HttpError {
  const text = { key: `fulfilment.refused.${reason}` };
  return new HttpError(statuses[reason] ?? 422, `Nothing was done: ${reason}`, { text });
}

function isSame(given: string, own: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(own));
}
