import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqlWithdrawalList } from '../../../server/shop/tracking/sql-withdrawal-list.ts';
import { fieldOf, guestAtTheEnd, order, type OrderShop } from '../checkout/order-shop.ts';
import { goods } from '../collection/basket-shop.ts';
import { deliver, linkIn, orderOf, placed, seen, ship, startTrackingShop } from './tracking-shop.ts';

// What cannot be withdrawn from is said before it is ordered, and respected afterwards. (FAGG § 4 Abs. 1 Z 11, § 18)

let shop: OrderShop;
beforeAll(async () => {
  shop = await startTrackingShop();
  shop.content.page({ path: '/_/basket', main: [{ type: 'basket' }] });
  shop.content.page({ path: '/_/product', main: [{ type: 'product-stage' }] });
  const put = [
    { product: goods('500', 2000, { withdrawalException: 'made-to-measure' }) },
    { product: goods('501', 3000, { withdrawalException: 'sealed' }) },
  ];
  await shop.catalogue.write('at', { put });
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const made = 'Diesen Artikel kannst Du nicht widerrufen und nicht zurückgeben.';
const sealed = 'Ist die Versiegelung offen, kannst Du den Artikel nicht mehr widerrufen';

test('it is said on its page, in the basket, before the button, and in what confirms the order', async () => {
  const plain = await guestAtTheEnd(shop.browser(), 'invoice', { '100': 1 });
  for (const path of ['/warenkorb', '/kasse'])
    expect(seen((await plain.get(path)).text)).not.toMatch(new RegExp(`${made}|${sealed}`));
  for (const [sku, said] of Object.entries({ '500': made, '501': sealed }))
    expect(seen((await plain.get(`/p/wickelkleid-${sku}`)).text)).toContain(said);
  expect(seen((await plain.get('/p/wickelkleid-100')).text)).not.toMatch(new RegExp(`${made}|${sealed}`));
  const browser = await guestAtTheEnd(shop.browser(), 'invoice', {
    '500': 1,
    '501': 1,
    '100': 1,
  });
  for (const path of ['/warenkorb', '/kasse']) {
    const text = seen((await browser.get(path)).text);
    expect([path, text.split(made).length, text.split(sealed).length]).toEqual([path, 2, 2]);
  }
  const confirmed = seen((await browser.get(await order(browser))).text);
  expect([confirmed.split(made).length, confirmed.split(sealed).length]).toEqual([2, 2]);
  const mail = (await shop.mails()).find((each) => each.mail.purpose === 'order-confirmation');
  for (const text of [seen(mail?.mail.html ?? ''), (mail?.mail.text ?? '').replaceAll(/[\s\u00a0]+/g, ' ')]) {
    expect(text).toContain(
      'Der Artikel wird nach Deinen Angaben angefertigt. Du kannst ihn nicht widerrufen.',
    );
    expect(text).toContain('Ist die Versiegelung offen, kannst Du ihn nicht mehr widerrufen.');
  }
});

test('a withdrawal from it is explained, taken and acknowledged, and people decide', async () => {
  const { number } = await placed(shop, { '500': 1, '100': 1 });
  const browser = shop.browser();
  const path = await linkIn(shop, 'order-confirmation', '/vertrag-widerrufen');
  const { text } = await browser.get(path);
  expect(seen(text)).toMatch(new RegExp(`${made}.*prüft unser Kundenservice`));
  const sent = await browser.send(path, {
    form: 'withdraw',
    key: fieldOf(text, 'key'),
    'line-1': '1',
    'line-2': '1',
  });
  expect(seen((await browser.get(sent.headers.location ?? '')).text)).toContain(
    'sieht sich Deine Erklärung an',
  );
  expect(await orderOf(shop, number)).toMatchObject({
    state: 'confirmed',
    returns: [],
    cancellations: [],
  });
  expect((await shop.mails())[0]?.mail.purpose).toBe('withdrawal-received');
  expect(await createSqlWithdrawalList(shop.database).waiting('at')).toBe(1);
});

test('a withdrawal from everything else of the order needs nobody', async () => {
  const { number } = await placed(shop, { '500': 1, '100': 1 });
  const browser = shop.browser();
  const path = await linkIn(shop, 'order-confirmation', '/vertrag-widerrufen');
  const { text } = await browser.get(path);
  await browser.send(path, {
    form: 'withdraw',
    key: fieldOf(text, 'key'),
    'line-1': '1',
  });
  expect(await orderOf(shop, number)).toMatchObject({
    cancellations: [{ pieces: [{ position: 1 }] }],
  });
});

test('what was made for somebody is not taken back, what is sealed is as long as it is', async () => {
  const { number } = await placed(shop, { '500': 1, '501': 1 });
  await deliver(shop, number, await ship(shop, number, { 1: 1, 2: 1 }));
  const browser = shop.browser();
  const path = await linkIn(shop, 'order-confirmation', '/bestellung-verfolgen');
  const { text } = await browser.get(path);
  expect(text).toContain('name="line-2"');
  expect(text).not.toContain('name="line-1"');
  const sent = {
    form: 'return-articles',
    key: fieldOf(text, 'key'),
    reason: 'none',
    way: 'label',
  };
  expect((await browser.send(path, { ...sent, 'line-1': '1' })).status).toBe(422);
  expect((await browser.send(path, { ...sent, 'line-2': '1' })).status).toBe(303);
  expect(await orderOf(shop, number)).toMatchObject({
    returns: [{ pieces: [{ position: 2, quantity: 1 }] }],
  });
});
