import type { Request, Response } from 'express';
import type { CatalogueParts } from './catalogue-parts.ts';
import { tenantOf } from '../http/tenant-of.ts';
import type { CheckoutPlace } from '../shop/checkout/checkout-facts.ts';
import type { CheckoutParts } from '../shop/checkout/checkout-ports.ts';
import type { CheckoutTelling } from '../shop/checkout/checkout-route.ts';
import { tellCheckout } from '../shop/checkout/tell-checkout.ts';
import type { OrderTelling } from '../shop/order/order-routes.ts';
import { createSqlOwnOrders } from '../shop/order/sql-own-orders.ts';
import { tellOrder, tellOrders } from '../shop/order/tell-order.ts';

/** Orders, and what comes before them, as calls and the gateway tell them to those whose they are. */
export interface ToldOrders extends CheckoutTelling, OrderTelling {}

export function toldOrders(
  { database, customerOf, visitorSecrets: secrets }: CatalogueParts,
  checkout: CheckoutParts,
  placeOf: (request: Request, response: Response, locale: string) => Promise<CheckoutPlace>,
): ToldOrders {
  const parts = { orders: createSqlOwnOrders(database), secrets };
  return {
    checkoutOf: async (...sender) => tellCheckout(checkout, await placeOf(...sender)),
    orderOf: (response, token) => tellOrder(parts, tenantOf(response).slug, token),
    async ordersOf(response, part) {
      const customer = await customerOf(response);
      return customer === undefined ? [] : tellOrders(parts, tenantOf(response).slug, customer, part);
    },
  };
}
