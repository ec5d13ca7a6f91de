import type { Request, Response } from 'express';
import { orderAgainForm } from '../../../../schemas/fulfilment/own-order.ts';
import { routeTable } from '../../../../schemas/tenant/route-table.ts';
import { HttpError } from '../../../http/http-error.ts';
import { tenantOf } from '../../../http/tenant-of.ts';
import type { PageFormAnswer, PageForms } from '../../../pages/personal-pages.ts';
import type { CustomerOrders } from './customer-orders.ts';

interface OrderAgainParts {
  orders: Pick<CustomerOrders, 'byNumber'>;
  /** The customer who is logged in; undefined for everybody else. Throws an outage of the sessions. */
  customerOf(response: Response): Promise<string | undefined>;
  /** Puts articles into the visitor's basket, those that can be had; how many of them. Throws an outage. */
  collect(
    sent: { request: Request; response: Response; locale: string },
    articles: readonly { sku: string; quantity: number }[],
  ): Promise<number>;
  text(tenant: string, locale: string, key: string): string;
}

/** The form on the page of an order with which its articles are put into the basket once more. */
export function createOrderAgainForm(parts: OrderAgainParts): PageForms {
  return {
    take({ request, response, location: { route, locale, parameters }, name }) {
      if (route !== 'account-order' || name !== orderAgainForm) return undefined;
      return again(parts, { request, response, locale }, parameters['number'] ?? '');
    },
  };
}

async function again(
  { orders, customerOf, collect, text }: OrderAgainParts,
  sent: Parameters<OrderAgainParts['collect']>[0],
  number: string,
): Promise<PageFormAnswer> {
  const tenant = tenantOf(sent.response);
  const customer = await customerOf(sent.response);
  const own = customer === undefined ? null : await orders.byNumber(tenant.slug, customer, number);
  // Who is not logged in any more is led to the login by the page that is shown.
  if (customer === undefined)
    return {
      ...{ ok: false, status: 422 },
      refused: {
        name: orderAgainForm,
        values: {},
        faults: [],
        detail: '',
        needsProof: false,
      },
    };
  if (!own) throw new HttpError(404, 'The customer has no such order');
  const collected = await collect(sent, own.order.ordered.lines);
  if (collected > 0)
    return {
      ok: true,
      to: routeTable(tenant, sent.locale).address('basket') ?? '/',
    };
  const detail = text(tenant.slug, sent.locale, 'own-order.again-failed');
  return {
    ...{ ok: false, status: 422 },
    refused: {
      name: orderAgainForm,
      values: {},
      faults: [],
      detail,
      needsProof: false,
    },
  };
}
