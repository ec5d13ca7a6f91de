import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatewayPath } from '../../../schemas/gateway/gateway-call.ts';
import { orderTotals } from '../../../schemas/money/order/order-totals.ts';
import { seenText } from '../../running/seen-text.ts';
import { type BasketShop, goods, shopper, startBasketShop } from './basket-shop.ts';

// Page, call and gateway tell the amounts that `orderTotals` works out, of an order that meets every rule of it: two rates of
// tax, a voucher that not all goods are for, and shipping that is split.

let shop: BasketShop;
beforeAll(async () => {
  shop = await startBasketShop();
  shop.content.page({ path: '/_/basket', main: [{ type: 'basket' }] });
  const book = goods('500', 2195, {
    ...{ taxClass: 'reduced', categories: ['bed-linen'] },
    variant: { delivery: { mode: 'freight', days: [10, 20], restock: null } },
  });
  const linen = goods('501', 3999, { categories: ['bed-linen'] });
  await shop.catalogue.write('at', { put: [{ product: book }, { product: linen }] });
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

test('page, call and gateway tell the same amounts, which are those of the rule', async () => {
  const { email } = await shop.customer();
  const visitor = shopper(shop.browser());
  for (const sku of ['500', '501', '406']) await visitor.do('add', { sku });
  await visitor.browser.logIn(email);
  const answer = await visitor.do('voucher', { code: 'SCHLAFGUT' });
  expect(answer.httpStatus).toBe(200);

  const line = { kind: 'goods', quantity: 1, rate: 200_000, mode: 'parcel' } as const;
  const totals = orderTotals({
    lines: answer.basket.lines.map(({ sku }) => {
      if (sku === '500.1') return { ...line, unitPrice: 2195, rate: 100_000, mode: 'freight' };
      return { ...line, unitPrice: sku === '501.1' ? 3999 : 600 };
    }),
    voucher: {
      ...{ worth: { kind: 'percent', rate: 150_000 }, minimum: 4000 },
      covers: answer.basket.lines.map(({ sku }) => sku !== '406.1'),
    },
    shipping: { parcel: 595, freight: 3995, freeFrom: 7500 },
  });
  const vat = totals.vat.byRate.map(({ rate, tax }) => ({ rate: rate / 10_000, cents: tax }));
  const amounts = {
    ...{ goods: 6794, total: 6794 - 329 - 600 + 4590, vat },
    lines: totals.lines.map(({ list, voucher }) => ({ total: list, discount: voucher })),
    ...{ shipping: { total: 4590 }, voucher: { discount: 929 } },
  };
  expect(totals).toMatchObject({
    total: amounts.total,
    shipping: { total: 4590 },
    voucher: { discount: 929 },
  });
  expect(answer.basket).toMatchObject(amounts);

  const query =
    '{ basket { goods total vat { rate cents } lines { total discount } shipping { total } voucher { discount } } }';
  const asked = await visitor.browser.call(`${gatewayPath}?locale=de-AT`, { query });
  expect((JSON.parse(asked.text) as { data: { basket: unknown } }).data.basket).toEqual(amounts);

  const { text } = await visitor.browser.get('/warenkorb');
  const seen = seenText(text).replaceAll('\u00a0', ' ');
  for (const cents of [amounts.goods, amounts.total, 929, totals.vat.tax])
    expect(seen).toContain(`€ ${(cents / 100).toFixed(2).replace('.', ',')}`);
});
