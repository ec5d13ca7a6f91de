import { expect } from 'vitest';
import { namedOperation } from '../../../schemas/gateway/gateway-call.ts';
import type { ToldCheckout } from '../../../schemas/told-order/told-checkout.ts';
import type { ToldOrder } from '../../../schemas/told-order/told-order.ts';
import { published } from '../../../server/gateway/published-operations.ts';
import type { TestBrowser } from '../account/account-shop.ts';

/** What a published operation brings, by its name; its types are left out, and its enumerations are as REST writes them. */
export async function bring(
  browser: TestBrowser,
  name: 'CheckoutV1' | 'OrderV1' | 'OrdersV1' | 'BasketV2',
  variables: object = {},
): Promise<unknown> {
  const { hash = '' } = published.operations.find((each) => each.name === name) ?? {};
  const { status, text } = await browser.call('/api/gateway/', {
    extensions: namedOperation(hash),
    variables,
  });
  const { data, errors } = JSON.parse(text, plain) as { data: Record<string, unknown>; errors?: unknown };
  expect([status, errors]).toEqual([200, undefined]);
  return Object.values(data).find((value) => value !== undefined);
}

const enumerations = new Set(['state', 'step', 'nextStep', 'method', 'progress']);

function plain(key: string, value: unknown): unknown {
  if (key === '__typename') return undefined;
  const isNamed = enumerations.has(key) && typeof value === 'string';
  return isNamed ? value.toLowerCase().replaceAll('_', '-') : value;
}

/** The order that a browser’s visitor prepares, as REST tells it. */
export async function checkoutOf(browser: TestBrowser): Promise<ToldCheckout | null> {
  const { status, text } = await browser.get('/api/checkout/v1');
  expect(status).toBe(200);
  return (JSON.parse(text) as { checkout: ToldCheckout | null }).checkout;
}

/** The order of a token, as REST tells it. */
export async function orderOf(browser: TestBrowser, token: string): Promise<ToldOrder> {
  const { status, text } = await browser.get(`/api/order/v1/order?auftrag=${token}`);
  expect([status, text]).toEqual([200, expect.any(String)]);
  return JSON.parse(text) as ToldOrder;
}

/** What a browser’s visitor has ordered, as REST tells it. */
export async function ordersOf(browser: TestBrowser, query = ''): Promise<ToldOrder[]> {
  const { status, text } = await browser.get(`/api/order/v1${query}`);
  expect(status).toBe(200);
  return (JSON.parse(text) as { orders: ToldOrder[] }).orders;
}

/** The token in the address of an order’s page. */
export const tokenIn = (path: string): string => new URL(path, 'http://x').searchParams.get('auftrag') ?? '';
