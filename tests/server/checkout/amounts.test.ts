import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../collection/basket-shop.ts';
import { formOf, guestAtTheEnd, guestSteps, order, type OrderShop, startOrderShop } from './order-shop.ts';

// Amounts at their limits, and counts of instalments that are none.

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
  await shop.catalogue.write('at', {
    put: [{ product: goods('900', 99_999_999, { variant: { stock: 200 } }) }],
  });
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

test('ninety-nine of the dearest article are ordered, taxed and paid to the cent', async () => {
  const total = 99 * 99_999_999;
  const browser = await guestAtTheEnd(shop.browser(), 'paypal', { '900': 99 });
  expect(JSON.parse((await formOf(browser)).seen)).toMatchObject({ total });
  const payUrl = await order(browser);
  expect((await shop.atProvider(payUrl)).amount).toBe(total);
  const { rows } = await sql<{ total: number; vat: { gross: number; net: number; tax: number }[] }>`
    select (ordered->>'total')::bigint as total, ordered->'vat' as vat from shop_order`.execute(
    shop.database.kysely,
  );
  expect(rows[0]?.total).toBe(total);
  // 9,899,999,901 / 1.2 = 8,249,999,917.5, half up.
  expect(rows[0]?.vat).toMatchObject([{ gross: total, net: 8_249_999_918, tax: 1_649_999_983 }]);
});

test.each(['1.000,50', '1,000.50', '1e3', '-1', '-12', '٣', '9'.repeat(40), 'NaN', 'Infinity', '12,0', ''])(
  'a customer who may pay by instalments pays by no plan of %j',
  async (count) => {
    await shop.stock('403.1', 1000);
    const { email } = await shop.customer({
      birthday: '1990-01-01',
      flags: { creditAffinity: true, bonusProgram: false },
    });
    const browser = shop.browser();
    await browser.logIn(email);
    await browser.send('/warenkorb', { sku: '403', quantity: '4' });
    const [, [delivery, address]] = guestSteps('instalments');
    await browser.send(delivery, { ...address, email });
    const form = { form: 'payment', method: 'instalments' };
    const { status, text } = await browser.send('/kasse/zahlung', { ...form, count });
    expect(status).toBe(422);
    expect(text).not.toContain('NaN');
    // It is the count that was wrong.
    expect((await browser.send('/kasse/zahlung', { ...form, count: '12' })).status).toBe(303);
  },
);
