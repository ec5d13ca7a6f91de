import { expect, test, vi } from 'vitest';
import { toldCheckout } from '../../../schemas/told-order/told-checkout.ts';
import { toldOrder } from '../../../schemas/told-order/told-order.ts';
import { DatabaseUnavailable } from '../../storage/database/database-unavailable.ts';
import { published } from '../published-operations.ts';
import { dataOf, environments, faultsOf, hashOf, testGatewayShop } from '../testing/gateway-shop.ts';
import { namedOperation } from '../../../schemas/gateway/gateway-call.ts';
import type { OrderPort } from './order-port.ts';

const textOf = (name: string): string => published.operations.find((each) => each.name === name)?.text ?? '';

const address = {
  ...{ salutation: 'female', firstName: 'Ida', lastName: 'Berger', street: 'Ring', houseNumber: '1' },
  ...{ addition: 'Stiege 2', postalCode: '1010', city: 'Wien', country: 'AT' },
};
const plan = {
  ...{ count: 3, first: 35, regular: 34, regularCount: 1, last: 34, surcharge: 3, total: 103 },
  ...{ nominalRate: 780, effectiveRate: 1492 },
};
const delivery = {
  ...{ option: 'eco', address: null, freight: { day: '2026-12-15', floor: '3' } },
  parcelShop: {
    ...{ id: 'w-1', name: 'Trafik', street: 'Weg 2', postalCode: '1020', city: 'Wien', country: 'AT' },
    hours: 'Mo bis Fr',
  },
  shipping: { parcel: 5, freight: 6, total: 11 },
  consignments: [{ mode: 'freight', from: '2026-12-15', to: '2026-12-15', skus: ['1.1'] }],
};
const vat = [{ rate: 8.1, gross: 100, net: 93, tax: 7 }];

const goods = {
  goods: 86,
  services: [{ position: 1, kind: 'assembly', name: 'Montage', quantity: 2, price: 2, total: 4 }],
  voucher: { code: 'X', title: 'Ein Cent', discount: 1 },
  goodsTotal: 100,
};

/** Every field of it holds something. */
const order = toldOrder.parse({
  ...{ number: '1000000005', token: 'a'.repeat(32), placedAt: '2026-12-01T11:00:00.000Z' },
  ...{ state: 'in-fulfilment', locale: 'de-AT', currency: 'EUR', email: 'ida@example.at', phone: '+43 1 2' },
  ...{ billing: address, delivery, ...goods, total: 103, vat, invoice: '/api/i?auftrag=a' },
  lines: [
    {
      ...{ position: 1, sku: '1.1', product: '1', name: 'Kleid', brand: 'Linde', choice: ['Petrol'] },
      ...{ quantity: 2, price: 43, total: 86, discount: 1 },
    },
  ],
  payment: {
    ...{ method: 'instalments', progress: 'none-needed', plan, protection: 4 },
    dates: [{ day: '2027-01-01', amount: 35 }],
  },
});
const checkout = toldCheckout.parse({
  ...{ steps: [{ step: 'protection', isDone: true }], nextStep: 'check', currency: 'EUR' },
  ...{ email: 'ida@example.at', phone: '+43 1 2', billing: address, vat, ...goods, total: 103 },
  ...{ delivery: { ...delivery, address }, freightDays: ['2026-12-15'] },
  means: [{ method: 'invoice', refusal: 'Geht nicht', plans: [plan] }],
  payment: { method: 'pause', plan, protection: 4, hasProtection: true },
});

/** As it is told, without the names of types; enumerations are in capitals. */
const withoutTypes = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (key, value: unknown) => (key === '__typename' ? undefined : value)));

test('an order is told with all its fields, to whoever has its token', async () => {
  const orderOf = vi.fn<OrderPort['orderOf']>(async () => order);
  const answer = await testGatewayShop({ orderOf }).ask(textOf('OrderV1'), { token: order.token });
  expect(withoutTypes(dataOf(answer))).toEqual({
    order: {
      ...{ ...order, state: 'IN_FULFILMENT' },
      payment: { ...order.payment, method: 'INSTALMENTS', progress: 'NONE_NEEDED' },
    },
  });
  expect(orderOf.mock.calls.map(([, token]) => token)).toEqual([order.token]);
});

test('an order that is prepared is told with all its fields, in the language of the call', async () => {
  const checkoutOf = vi.fn<OrderPort['checkoutOf']>(async () => checkout);
  const answer = await testGatewayShop({ checkoutOf }).ask(textOf('CheckoutV1'));
  expect(withoutTypes(dataOf(answer))).toEqual({
    checkout: {
      ...{ ...checkout, steps: [{ step: 'PROTECTION', isDone: true }], nextStep: 'CHECK' },
      means: [{ ...checkout.means[0], method: 'INVOICE' }],
      payment: { ...checkout.payment, method: 'PAUSE' },
    },
  });
  expect(checkoutOf.mock.calls.map(([, , locale]) => locale)).toEqual(['de-AT']);
});

test('orders are told part by part, and no more than twenty at once', async () => {
  const ordersOf = vi.fn<OrderPort['ordersOf']>(async () => [order]);
  const { ask } = testGatewayShop({ ordersOf });
  const query = textOf('OrdersV1');
  expect(dataOf(await ask(query))).toMatchObject({ orders: [{ number: order.number, total: 103 }] });
  await ask(query, { skip: 3, first: 20 });
  expect(ordersOf.mock.calls.map(([, part]) => part)).toEqual([
    { skip: 0, first: 10 },
    { skip: 3, first: 20 },
  ]);
  for (const part of [{ first: 0 }, { first: 21 }, { skip: -1 }, { skip: 1_000_000 }]) {
    const answer = await ask(query, part);
    expect([answer.status, faultsOf(answer)]).toEqual([
      400,
      expect.stringContaining(Object.keys(part)[0] ?? ''),
    ]);
  }
  expect(ordersOf).toHaveBeenCalledTimes(2);
});

test('whoever has nothing is told of nothing', async () => {
  const { ask } = testGatewayShop();
  expect(dataOf(await ask(textOf('CheckoutV1')))).toEqual({ checkout: null });
  expect(dataOf(await ask(textOf('OrderV1'), { token: 'a'.repeat(32) }))).toEqual({ order: null });
  expect(dataOf(await ask(textOf('OrdersV1')))).toEqual({ orders: [] });
});

test.each(environments)('in %s an outage is a 503 and no word of orders', async (_, isProduction) => {
  const gone = (): Promise<never> => Promise.reject(new DatabaseUnavailable('refused', 'at 10.0.0.7'));
  const known = { a: textOf('CheckoutV1'), b: textOf('OrderV1'), c: textOf('OrdersV1') };
  const ports = { checkoutOf: gone, orderOf: gone, ordersOf: gone };
  const { post } = testGatewayShop({ isProduction, known, ...ports });
  for (const letter of Object.keys(known)) {
    const named = { extensions: namedOperation(hashOf(letter)), variables: { token: order.token } };
    const answer = await post(named);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.stringify(answer.body)).not.toContain('10.0.0.7');
  }
});
