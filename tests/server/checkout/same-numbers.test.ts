import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BasketAnswer } from '../../../schemas/basket/basket-answer.ts';
import { goods } from '../collection/basket-shop.ts';
import { seenText } from '../../running/seen-text.ts';
import { address, guestSteps, order, type OrderShop, startOrderShop } from './order-shop.ts';
import { bring, checkoutOf, orderOf, tokenIn } from './told-orders.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
  shop.content.page({ path: '/_/basket', main: [{ type: 'basket' }] });
  const product = goods('700', 1000, { services: { assembly: { 'de-AT': 1500 } } });
  await shop.catalogue.write('at', { put: [{ product }] });
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');
const euros = (cents: number): string =>
  `€ ${String(cents / 100 - (cents % 100) / 100)},${String(cents % 100).padStart(2, '0')}`;

test('basket, steps, order, mail, gateway and REST have the same numbers', async () => {
  const browser = shop.browser();
  await browser.logIn((await shop.customer()).email);
  await browser.send('/warenkorb', { sku: '400' });
  await browser.send('/warenkorb', { sku: '101', quantity: '3' });
  await browser.send('/warenkorb', { sku: '700', assembly: 'yes' });
  await browser.call('/api/basket/v1/voucher', { code: 'SCHLAFGUT' });
  const pages: Record<string, string> = {};
  const look = async (path: string): Promise<void> => {
    const { status, text } = await browser.get(path);
    expect([path, status]).toEqual([path, 200]);
    pages[path] = plain(seenText(text));
  };
  await look('/warenkorb');
  // A customer has no step to say who he is.
  for (const [path, form] of guestSteps('invoice').slice(1)) {
    await look(path);
    expect((await browser.send(path, form)).status).toBe(303);
  }
  await look('/kasse');

  // By hand: 50.00, three cents and 10.00, of the first 15 % less, 15.00 for assembly, 5.95 for sending; 20 % are in each:
  // 7.08, nothing, 1.67, 2.50 and 0.99.
  const sums = { goods: 6003, services: 1500, discount: 750, shipping: 595 };
  const numbers = { ...sums, total: 7348, net: 6124, tax: 1224 };
  const { basket } = JSON.parse((await browser.get('/api/basket/v1')).text) as BasketAnswer;
  const checkout = await checkoutOf(browser);
  const inGateway = {
    basket: await bring(browser, 'BasketV2'),
    checkout: await bring(browser, 'CheckoutV1'),
  };

  const path = await order(browser);
  await look(path);
  const ordered = await orderOf(browser, tokenIn(path));
  const mail = (await shop.mails()).find(({ mail: { purpose } }) => purpose === 'order-confirmation')?.mail;

  const { goods: worth, services, discount, shipping, total, net, tax } = numbers;
  const vat = [{ rate: 20, gross: total, net, tax }];
  const shown = { total, shipping: { total: shipping }, voucher: { discount } };
  expect(basket).toMatchObject({ ...shown, goods: worth, services });
  expect(basket.vat).toEqual([{ rate: 20, cents: tax }]);
  expect(inGateway.basket).toMatchObject({ ...shown, goods: worth, services });
  const told = { goods: worth, goodsTotal: total, total, vat, voucher: { discount } };
  expect(checkout).toMatchObject({ ...told, delivery: { shipping: { total: shipping } } });
  expect(inGateway.checkout).toEqual(checkout);
  expect(ordered).toMatchObject(told);
  expect(ordered.delivery).toEqual(checkout?.delivery);
  expect(ordered.services).toEqual([
    { position: 3, kind: 'assembly', name: 'Montage', quantity: 1, price: services, total: services },
  ]);
  expect(checkout?.services).toEqual(ordered.services);
  expect(ordered.delivery.address).toMatchObject(address);
  expect(await bring(browser, 'OrderV1', { token: tokenIn(path) })).toEqual(ordered);

  const texts = {
    ...pages,
    html: plain(seenText(mail?.html ?? '')),
    text: plain(mail?.text ?? ''),
  };
  // What is left without the tax stands in the mail; steps before the last one say what is paid.
  const { net: _net, ...seen } = numbers;
  const partsOf: Record<string, Partial<typeof numbers>> = {
    ...{ '/warenkorb': { ...sums, total, tax }, html: numbers, text: numbers },
    ...{ '/kasse/lieferservice': { goods: worth, total }, '/kasse/zahlung': { goods: worth, total } },
  };
  for (const [where, text] of Object.entries(texts))
    for (const [name, cents] of Object.entries(partsOf[where] ?? seen))
      expect([where, name, text]).toEqual([where, name, expect.stringContaining(euros(cents))]);
  for (const text of [texts.html, texts.text, pages[path] ?? '']) {
    expect(text).toContain(ordered.number);
    for (const line of ordered.lines) expect(text).toContain(euros(line.total));
  }
});
