import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { type BasketShop, startBasketShop } from '../collection/basket-shop.ts';
import { heading } from '../fake-content.ts';

let shop: BasketShop;
beforeAll(async () => {
  shop = await startBasketShop();
  for (const page of ['checkout-login', 'checkout-delivery', 'checkout-payment', 'checkout', 'order-confirmation'])
    shop.content.page({ path: `/_/${page}`, main: [heading(page)] });
});
afterAll(() => shop.close());

const address = {
  salutation: 'female',
  firstName: 'Niamh',
  lastName: 'Ó Briain',
  street: 'Lindengasse',
  houseNumber: '12-14a/3/7',
  postalCode: '1070',
  city: 'Wien',
};

test('a guest is led from the basket to the last step, and no step can be passed over', async () => {
  const browser = shop.browser();
  expect((await browser.get('/kasse')).headers.location).toBe('/kasse/hinweis');
  await browser.send('/warenkorb', { sku: '100' });
  const sent = async (path: string, form: Record<string, string>) => {
    const { status, headers, text } = await browser.send(path, form);
    return [status, headers.location ?? text.length];
  };
  expect((await browser.get('/kasse')).headers.location).toBe('/kasse/registrieren');
  expect(await sent('/kasse/registrieren', { form: 'guest' })).toEqual([303, '/kasse/lieferservice']);
  expect(
    await sent('/kasse/lieferservice', { form: 'delivery', email: 'n@example.at', place: 'home', ...address }),
  ).toEqual([303, '/kasse/zahlung']);
  expect(await sent('/kasse/zahlung', { form: 'payment', method: 'invoice' })).toEqual([303, '/kasse']);
  const page = await browser.get('/kasse');
  expect(page.status).toBe(200);
  const order = await browser.send('/kasse', { form: 'order', key: '', seen: '' });
  console.log(order.status, order.headers.location, order.text.slice(0, 300));
  console.log((await sql`select * from checkout`.execute(shop.database.kysely)).rows);
});
