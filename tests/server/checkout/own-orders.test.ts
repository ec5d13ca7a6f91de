import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionLimits } from '../../../server/session/session-limits.ts';
import type { TestBrowser } from '../account/account-shop.ts';
import { address, guestAtTheEnd, order, type OrderShop, startOrderShop } from './order-shop.ts';
import { bring, checkoutOf, orderOf, ordersOf, tokenIn } from './told-orders.ts';

// Orders, and what comes before them, as calls and the gateway tell them: to those alone whose they are.

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
  for (const sku of ['100.1', '102.1', '201.1']) await shop.stock(sku, 100);
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

/** A customer who is logged in, and at the last step. */
async function customerAtTheEnd(
  payment: Record<string, string> = { method: 'invoice' },
): Promise<TestBrowser> {
  const { email } = await shop.customer({
    birthday: '1988-03-14',
    flags: { creditAffinity: true, bonusProgram: false },
  });
  const browser = shop.browser();
  expect((await browser.logIn(email, { stay: 'yes' })).status).toBe(200);
  await browser.send('/warenkorb', { sku: '102', quantity: '2' });
  const delivery = { form: 'delivery', place: 'home', ...address };
  expect((await browser.send('/kasse/lieferservice', delivery)).status).toBe(303);
  const paying = { form: 'payment', ...payment };
  expect((await browser.send('/kasse/zahlung', paying)).status).toBe(303);
  return browser;
}

describe('an order', () => {
  test('is told to whoever has its token, with everything that was agreed on', async () => {
    const browser = await guestAtTheEnd(shop.browser(), 'invoice', { '100': 2 });
    const token = tokenIn(await order(browser));
    const stranger = shop.browser();
    const told = await orderOf(stranger, token);
    const billing = { ...address, addition: '', country: 'AT' };
    expect(told).toEqual({
      number: expect.stringMatching(/^\d{10}$/) as string,
      ...{
        token,
        placedAt: '2026-12-01T11:00:00.000Z',
        state: 'confirmed',
        locale: 'de-AT',
        currency: 'EUR',
      },
      ...{ email: 'n@example.at', phone: null, billing, services: [] },
      lines: [
        {
          ...{ position: 1, sku: '100.1', product: '100', quantity: 2 },
          ...{
            name: expect.stringContaining('kleid') as string,
            brand: 'Kornfeld',
            choice: expect.any(Array) as [],
          },
          ...{ price: 7499, total: 14_998, discount: 0 },
        },
      ],
      ...{ goods: 14_998, voucher: null, goodsTotal: 14_998, total: 14_998 },
      delivery: {
        ...{ option: 'standard', address: billing, parcelShop: null, freight: null },
        shipping: { parcel: 0, freight: 0, total: 0 },
        consignments: [{ mode: 'parcel', from: '2026-12-03', to: '2026-12-07', skus: ['100.1'] }],
      },
      payment: { method: 'invoice', progress: 'none-needed', plan: null, dates: [], protection: null },
      vat: [{ rate: 20, gross: 14_998, net: 12_498, tax: 2500 }],
      invoice: `/api/order/v1/invoice?auftrag=${token}`,
    });
    expect((await stranger.get(told.invoice ?? '')).headers['content-type']).toBe('application/pdf');
    expect(await bring(stranger, 'OrderV1', { token })).toEqual(told);
  });

  test('that waits for its payment says so, and has no invoice before', async () => {
    const browser = await guestAtTheEnd(shop.browser(), 'paypal');
    const payUrl = await order(browser);
    shop.setNotices(false);
    const token = tokenIn(await shop.pay(payUrl, 'accept'));
    const waiting = await orderOf(browser, token);
    expect(waiting).toMatchObject({
      ...{ state: 'placed', invoice: null, payment: { method: 'paypal', progress: 'waiting' } },
    });
    shop.setNotices(true);
    await Promise.all(shop.notices.map((notice) => shop.tell(notice)));
    const told = await orderOf(browser, token);
    expect(told).toMatchObject({ state: 'confirmed', payment: { method: 'paypal', progress: 'accepted' } });
    expect(told.invoice).toContain(token);
    expect(await bring(browser, 'OrderV1', { token })).toEqual(told);
  });

  test('on instalments is told with its plan, and when each is paid', async () => {
    const browser = await customerAtTheEnd({ method: 'instalments', count: '6' });
    expect(
      (await browser.send('/kasse/ratenschutz', { form: 'protection', protection: 'yes', terms: 'yes' }))
        .status,
    ).toBe(303);
    const checkout = await checkoutOf(browser);
    expect(checkout?.payment).toMatchObject({
      method: 'instalments',
      plan: { count: 6 },
      hasProtection: true,
    });
    expect(await bring(browser, 'CheckoutV1')).toEqual(checkout);
    const token = tokenIn(await order(browser));
    const told = await orderOf(browser, token);
    expect(told.payment.plan).toEqual(checkout?.payment?.plan);
    expect(told.payment.dates).toHaveLength(6);
    expect(told.payment.dates.reduce((sum, { amount }) => sum + amount, 0)).toBe(told.total);
    expect(told.payment.protection).toBeGreaterThan(0);
    expect(told).toMatchObject({ goodsTotal: 19_998, total: checkout?.total });
    expect(await bring(browser, 'OrderV1', { token })).toEqual(told);
  });

  test('of others, of another shop and none at all are answered alike', async () => {
    const browser = await guestAtTheEnd(shop.browser());
    const token = tokenIn(await order(browser));
    const { number } = await orderOf(browser, token);
    const ask = async (sent: string, Host = 'at.localhost') => {
      const stranger = shop.browser({ Host });
      const path = `/api/order/v1/order?auftrag=${encodeURIComponent(sent)}`;
      const { status, headers, text } = await stranger.get(path);
      const { requestId: _id, ...problem } = JSON.parse(text) as Record<string, unknown>;
      const inGateway = await bring(stranger, 'OrderV1', { token: sent });
      return [status, headers['cache-control'], problem['detail'], problem['title'], inGateway];
    };
    const none = await ask('a'.repeat(32));
    expect(none).toEqual([404, 'no-store', expect.stringContaining('Bestellung'), expect.any(String), null]);
    for (const sent of [
      '',
      number,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      "' or 1=1",
      '\0',
    ])
      expect([sent, await ask(sent)]).toEqual([sent, none]);
    const elsewhere = await ask(token, 'default.localhost');
    expect([elsewhere[0], elsewhere.at(-1)]).toEqual([404, null]);
  });
});

describe('a customer’s orders', () => {
  test('are told to him alone, the newest first, part by part', async () => {
    const browser = await customerAtTheEnd();
    const first = tokenIn(await order(browser));
    shop.advance(1000);
    await browser.send('/warenkorb', { sku: '100' });
    const second = tokenIn(await order(browser));
    const own = await ordersOf(browser);
    expect(own).toEqual([await orderOf(browser, second), await orderOf(browser, first)]);
    expect(await ordersOf(browser, '?skip=1&first=1')).toEqual(own.slice(1));
    const overview = (await bring(browser, 'OrdersV1', { first: 1 })) as object[];
    expect(overview).toHaveLength(1);
    expect(own[0]).toMatchObject(overview[0] ?? {});

    const another = shop.browser();
    await another.logIn((await shop.customer()).email);
    for (const stranger of [another, shop.browser(), await guestAtTheEnd(shop.browser())])
      expect([await ordersOf(stranger), await bring(stranger, 'OrdersV1')]).toEqual([[], []]);
  });

  test('are not those that a guest placed with the same address', async () => {
    const { email } = await shop.customer({ email: 'n@example.at' });
    await order(await guestAtTheEnd(shop.browser()));
    const browser = shop.browser();
    expect((await browser.logIn(email)).status).toBe(200);
    expect(await ordersOf(browser)).toEqual([]);
  });

  test.each(['first=0', 'first=21', 'first=x', 'skip=-1', 'skip=1e9'])(
    'are not told for %s',
    async (query) => {
      const { status, text } = await shop.browser().get(`/api/order/v1?${query}`);
      expect([status, text]).toEqual([400, expect.stringContaining(query.split('=')[0] ?? '')]);
    },
  );
});

describe('an order that is prepared', () => {
  test('is told as far as it has been told itself, to whom it belongs', async () => {
    const browser = shop.browser();
    expect([await checkoutOf(browser), await bring(browser, 'CheckoutV1')]).toEqual([null, null]);
    await browser.send('/warenkorb', { sku: '201' });
    const begun = await checkoutOf(browser);
    expect(begun).toMatchObject({
      steps: ['login', 'delivery', 'payment', 'check'].map((step) => ({ step, isDone: false })),
      ...{ nextStep: 'login', email: null, phone: null, billing: null, payment: null, total: 6995 },
      delivery: { address: null, freight: null, shipping: { parcel: 0, freight: 3995, total: 3995 } },
    });
    expect(begun?.means.map(({ method }) => method)).toContain('invoice');
    await browser.send('/kasse/registrieren', { form: 'guest' });
    const day = begun?.freightDays[0] ?? '';
    const told = {
      email: 'n@example.at',
      phone: '+43 1 2345678',
      floor: '3',
      day,
      place: 'home',
      ...address,
    };
    expect((await browser.send('/kasse/lieferservice', { form: 'delivery', ...told })).status).toBe(303);
    const then = await checkoutOf(browser);
    expect(then).toMatchObject({
      ...{ nextStep: 'payment', email: 'n@example.at', billing: address },
      delivery: {
        ...{ address, freight: { day, floor: '3' } },
        consignments: [{ mode: 'freight', from: day, to: day, skus: ['201.1'] }],
      },
    });
    expect(await bring(browser, 'CheckoutV1')).toEqual(then);
  });

  test('is nothing to another guest, and to a customer whose rights have ended', async () => {
    await guestAtTheEnd(shop.browser());
    const browser = await customerAtTheEnd();
    expect(await checkoutOf(browser)).toMatchObject({ nextStep: 'check', billing: address });
    expect(await answers(shop.browser())).toEqual([null, null, []]);
    // Known softly from then on: basket and draft are still his.
    shop.advance(sessionLimits.fullIdleMs);
    expect(await answers(browser)).toEqual([null, null, []]);
  });

  test('is not led on where something cannot be had any more', async () => {
    const browser = await guestAtTheEnd(shop.browser(), 'invoice', { '405': 1 });
    await shop.stock('405.1', 0);
    expect(await checkoutOf(browser)).toMatchObject({ nextStep: null, delivery: { consignments: [] } });
  });
});

const answers = async (browser: TestBrowser): Promise<unknown[]> => [
  await checkoutOf(browser),
  await bring(browser, 'CheckoutV1'),
  await ordersOf(browser),
];
