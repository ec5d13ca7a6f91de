import { afterAll, beforeAll, expect, test } from 'vitest';
import { elementWith, seenText } from '../../running/seen-text.ts';
import { guestSteps, type OrderShop, startOrderShop } from './order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const [asGuest, toHome, byInvoice] = guestSteps('invoice');

/** How the order comes, as the last step says it. */
async function toldDelivery(browser: ReturnType<OrderShop['browser']>): Promise<string> {
  const { text } = await browser.get('/kasse');
  return seenText(elementWith(text, 'data-role="delivery"'));
}

test('the way in which parcels come is chosen on the step of the delivery, as in the basket', async () => {
  const browser = shop.browser();
  await browser.send('/warenkorb', { sku: '100' });
  for (const [path, form] of [asGuest, toHome, byInvoice]) await browser.send(path, form);
  expect(await toldDelivery(browser)).toContain('So bald wie möglich');
  const changed = await browser.send('/kasse/lieferservice-aendern', { ...toHome[1], option: 'eco' });
  expect(changed.headers.location).toBe('/kasse');
  expect(await toldDelivery(browser)).toContain('Weniger Pakete');
});

test('a way that is not offered is refused, and what was chosen stays chosen on a page that is shown again', async () => {
  const browser = shop.browser();
  await browser.send('/warenkorb', { sku: '100' });
  await browser.send(...asGuest);
  const refused = await browser.send(toHome[0], { ...toHome[1], option: 'drone' });
  expect([refused.status, seenText(refused.text)]).toEqual([
    422,
    expect.stringContaining('Diese Art der Lieferung bieten wir nicht an.'),
  ]);
  const faulty = await browser.send(toHome[0], { ...toHome[1], option: 'eco', city: '' });
  expect(faulty.status).toBe(422);
  expect(/<input[^>]*value="eco"[^>]*>/.exec(faulty.text)?.[0]).toContain('checked');
});
