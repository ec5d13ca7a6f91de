import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FulfilledOrder } from '../../../schemas/fulfilment/fulfilled-order.ts';
import { readPdf } from '../../../server/outbound/paper/testing/read-pdf.ts';
import { seenText } from '../../running/seen-text.ts';
import { guestAtTheEnd, order, type OrderShop, startOrderShop } from '../checkout/order-shop.ts';

// What a merchant's own system does with orders, by its bearer token.

const token = 'a-token-of-the-merchant-long-enough-1';
let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ environment: { FULFILMENT_TOKEN: `at=${token}` } });
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const base = '/api/fulfilment/v1';

async function call(path: string, body?: object, bearer = token, host = 'at.localhost') {
  const headers = { Host: host, Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' };
  const asked = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const { status, text } = await shop.ask(`${base}${path}`, asked);
  return { status, body: JSON.parse(text) as Record<string, unknown> };
}

/** The orders after a cursor, and the next one. */
async function feed(after?: string): Promise<{ orders: FulfilledOrder[]; cursor: string | null }> {
  const { status, body } = await call(`/orders${after === undefined ? '' : `?after=${after}`}`);
  expect(status).toBe(200);
  return body as never;
}

/** A guest's order as the merchant's system finds it. */
async function placed(articles: Record<string, number>, method = 'invoice'): Promise<FulfilledOrder> {
  const before = await feed();
  const at = await order(await guestAtTheEnd(shop.browser(), method, articles));
  if (method !== 'invoice') await shop.pay(at, 'accept');
  const { orders } = await feed(before.cursor ?? undefined);
  expect(orders).toHaveLength(1);
  return orders[0] as FulfilledOrder;
}

/** The last mail of a purpose: what is seen in it, and its papers. */
async function lastMail(purpose: string): Promise<{ seen: string; papers: string[] }> {
  const entry = (await shop.mails()).find(({ mail }) => mail.purpose === purpose);
  const papers = await Promise.all(
    (entry?.mail.papers ?? []).map(async (_paper, at) => {
      const { status, bytes } = await shop.ask(`/dev/mail/${entry?.id}/papers/${at}`, {});
      expect(status).toBe(200);
      return plain((await readPdf(bytes)).pages.map(({ text }) => text).join(' '));
    }),
  );
  return { seen: plain(seenText(entry?.mail.html ?? '')), papers };
}

const plain = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, ' ');

describe('the calls', () => {
  test('are for whoever has the token of the shop, and for nobody where a shop has none', async () => {
    const tries = [
      await call('/orders', undefined, 'another-token-of-nobody-long-enough'),
      await call('/stock', { stock: [] }, ''),
      await call('/orders', undefined, token, 'default.localhost'),
      await call('/orders/1000000000/shipments', { parcels: [] }, token, 'default.localhost'),
    ];
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  test('say which field is wrong, by the shape that was meant, where a body may have several', async () => {
    const detail = async (body: object): Promise<unknown> =>
      (await call('/orders/1000000009/refunds', body)).body['detail'];
    for (const [body, said] of [
      [{ return: 1 }, 'Der Wert von „return“ ist hier nicht möglich.'],
      [{ amount: 500 }, '„key“ fehlt.'],
      [{ key: 'k', amount: 0 }, 'Der Wert von „amount“ ist hier nicht möglich.'],
      [{}, '„return“ fehlt.'],
      [{ return: 'r-1', kind: 'all' }, '„kind“ gibt es hier nicht.'],
    ] as const)
      expect([body, await detail(body)]).toEqual([body, said]);
  });

  test('are described with the token that they need, as programs that are made from the description read it', async () => {
    const { text } = await shop.ask('/api/openapi.json', {});
    const { paths, components } = JSON.parse(text) as {
      paths: Record<string, Record<string, { security: object[]; parameters: { name?: string }[] }>>;
      components: { securitySchemes: Record<string, object> };
    };
    const own = Object.entries(paths).flatMap(([path, calls]) =>
      path.startsWith(base) ? Object.values(calls) : [],
    );
    expect(own.length).toBeGreaterThan(9);
    for (const { security, parameters } of own) {
      expect(security).toEqual([{ merchant: [] }]);
      // A parameter of this name is to be ignored. (OpenAPI 3.1, 4.8.12)
      expect(parameters.map(({ name }) => name?.toLowerCase())).not.toContain('authorization');
    }
    expect(components.securitySchemes['merchant']).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  test('say of an order that there is none, and what is wrong with a body', async () => {
    const parcels = [{ carrier: 'post', trackingNumber: 'X1000', pieces: [{ position: 1, quantity: 1 }] }];
    const tries = [
      await call('/orders/1000000000'),
      await call('/orders/1000000000/shipments', { parcels }),
      await call('/orders/1000000000/shipments', { parcels: [{ ...parcels[0], pieces: [] }] }),
      await call('/orders?after=nothing'),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 400, 400]);
    expect(tries[1]?.body['detail']).toBe('Diese Bestellung gibt es nicht.');
  });
});

test('new orders come once, the first one first', async () => {
  const start = (await feed()).cursor ?? undefined;
  const first = await placed({ '100': 1 });
  const second = await placed({ '101': 2 });
  const { orders, cursor } = await feed(start);
  expect(orders.map(({ number }) => number)).toEqual([first.number, second.number]);
  expect(await feed(cursor ?? '')).toEqual({ orders: [], cursor: null });
  expect(orders[0]?.ordered.billing.city).toBe('Wien');
});

test('an order is sent, comes back and is paid back; whoever ordered is told of each step', async () => {
  const { number } = await placed({ '100': 1, '102': 2 });
  const path = `/orders/${number}`;
  const stock = await shop.stockOf('102.1');
  const parcels = [
    {
      ...{ carrier: 'post', trackingNumber: 'AT4711' },
      pieces: [
        { position: 1, quantity: 1 },
        { position: 2, quantity: 2 },
      ],
    },
  ];
  expect((await call(`${path}/picked`, {})).body).toMatchObject({ isChanged: true });
  expect((await call(`${path}/shipments`, { parcels })).body).toMatchObject({
    isChanged: true,
    order: { state: 'shipped' },
  });
  expect((await call(`${path}/shipments`, { parcels })).body).toMatchObject({ isChanged: false });
  const shipped = await lastMail('order-shipped');
  for (const part of ['Dein Paket ist unterwegs', 'AT4711', 'Österreichische Post', number, 'Wickelkleid'])
    expect(shipped.seen).toContain(part);
  await call(`${path}/deliveries`, { carrier: 'post', trackingNumber: 'AT4711' });

  const wanted = { key: 'r-1', reason: 'too-small', pieces: [{ position: 2, quantity: 1 }] };
  expect((await call(`${path}/returns`, wanted)).status).toBe(200);
  const more = await call(`${path}/returns`, {
    ...wanted,
    key: 'r-2',
    pieces: [{ position: 2, quantity: 2 }],
  });
  expect([more.status, more.body['detail']]).toEqual([422, 'So viele Stück sind davon nicht da.']);
  const registered = await lastMail('return-registered');
  expect(registered.seen).toContain('Deine Rücksendung ist angemeldet');
  expect(registered.papers).toEqual([expect.stringMatching(/^Rücksendeetikett .*Modehaus Linde.*r-1/)]);

  await call(`${path}/receipts`, { return: 'r-1' });
  expect(await shop.stockOf('102.1')).toBe(stock + 1);
  const refund = await call(`${path}/refunds`, { return: 'r-1' });
  expect(refund.body).toMatchObject({
    isChanged: true,
    order: { refunds: [{ amount: 9999, means: 'invoice' }] },
  });
  expect((await call(`${path}/refunds`, { return: 'r-1' })).body).toMatchObject({ isChanged: false });
  const told = await lastMail('refund-made');
  expect(told.seen).toContain('€ 99,99');
  expect(told.papers).toEqual([
    expect.stringMatching(
      /^Gutschrift GS-2026-\d{6} .*Zur Rechnung RE-2026-\d{6}.*€ 99,99.*€ 83,33.*€ 16,66/,
    ),
  ]);
  const mails = (await shop.mails()).filter(({ key }) => key.includes(number));
  expect(mails.map(({ mail }) => mail.purpose).toReversed()).toEqual([
    'order-confirmation',
    'order-shipped',
    'return-registered',
    'refund-made',
  ]);
});

test('returns that were announced are told page by page, until they are here', async () => {
  const { number } = await placed({ '100': 2 });
  const path = `/orders/${number}`;
  const pieces = (quantity: number) => [{ position: 1, quantity }];
  await call(`${path}/shipments`, {
    parcels: [{ carrier: 'post', trackingNumber: 'AT4715', pieces: pieces(2) }],
  });
  for (const key of ['wait-1', 'wait-2']) await call(`${path}/returns`, { key, pieces: pieces(1) });
  const waiting = async (query = ''): Promise<{ keys: string[]; cursor: string | null }> => {
    const { status, body } = await call(`/returns${query}`);
    expect(status).toBe(200);
    const { returns, cursor } = body as { returns: { order: string; key: string }[]; cursor: string | null };
    return { keys: returns.filter(({ order: of }) => of === number).map(({ key }) => key), cursor };
  };
  expect((await waiting()).keys).toEqual(['wait-1', 'wait-2']);
  const told: string[] = [];
  for (let page = await waiting('?first=1'); page.cursor !== null;) {
    told.push(...page.keys);
    page = await waiting(`?first=1&after=${page.cursor}`);
  }
  expect(told).toEqual(['wait-1', 'wait-2']);
  await call(`${path}/receipts`, { return: 'wait-1' });
  expect((await waiting()).keys).toEqual(['wait-2']);
  expect((await call('/returns?after=1-2-3')).status).toBe(400);
  expect((await call('/returns', undefined, 'another-token-of-nobody-long-enough')).status).toBe(401);
});

test('a withdrawal is acknowledged with content, date and time', async () => {
  const { number } = await placed({ '100': 1 });
  const wanted = { key: 'w-1', kind: 'withdrawal', pieces: [{ position: 1, quantity: 1 }] };
  const { status, body } = await call(`/orders/${number}/returns`, wanted);
  expect([status, body]).toMatchObject([200, { order: { state: 'cancelled' } }]);
  const { seen } = await lastMail('withdrawal-received');
  for (const part of ['am 1. Dezember 2026 um 12:00 Uhr ist Dein Widerruf', number, '1 × Wickelkleid'])
    expect(seen).toContain(part);
});

test('what a provider has taken goes back by it, in parts and never more than it was', async () => {
  const { number, ordered } = await placed({ '100': 1 }, 'paypal');
  const part = await call(`/orders/${number}/refunds`, { key: 'late', amount: 500 });
  expect(part.body).toMatchObject({ order: { refunds: [{ amount: 500, means: 'provider' }] } });
  const all = await call(`/orders/${number}/cancellations`, { key: 'c-1' });
  expect(all.body).toMatchObject({
    order: { state: 'cancelled', refunds: [{ amount: 500 }, { amount: ordered.goodsTotal - 500 }] },
  });
  const again = await call(`/orders/${number}/refunds`, { key: 'more', amount: 1 });
  expect([again.status, again.body['detail']]).toEqual([422, 'Das ist mehr, als noch nicht erstattet ist.']);
  expect((await lastMail('order-cancelled')).papers).toHaveLength(1);
});

test('stocks and prices are set together or not at all', async () => {
  const set = await call('/stock', {
    stock: [{ sku: '400.1', to: 7 }],
    prices: [{ sku: '400.1', locale: 'de-AT', price: 4500 }],
  });
  expect(set).toEqual({ status: 200, body: { changed: 2 } });
  const again = {
    stock: [{ sku: '400.1', to: 7 }],
    prices: [{ sku: '400.1', locale: 'de-AT', price: 4500 }],
  };
  expect(await call('/stock', again)).toEqual(set);
  expect(await shop.stockOf('400.1')).toBe(7);
  expect((await shop.catalogue.product('at', '400'))?.variants[0]?.offers['de-AT']?.price).toBe(4500);
  const unknown = {
    stock: [
      { sku: '400.1', to: 1 },
      { sku: 'nothing', to: 1 },
    ],
  };
  const refused = await call('/stock', unknown);
  expect([refused.status, refused.body['detail']]).toEqual([
    422,
    'Nichts ist geändert: Einen Artikel nothing gibt es nicht.',
  ]);
  expect(await shop.stockOf('400.1')).toBe(7);
});
