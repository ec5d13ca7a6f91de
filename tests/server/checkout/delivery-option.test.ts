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

test('what a forwarder brings comes from the first day on that can be chosen, and in no number of parcels', async () => {
  const browser = shop.browser();
  await browser.send('/warenkorb', { sku: '200' });
  await browser.send(...asGuest);
  const { text } = await browser.get(toHome[0]);
  const [, first = ''] = /<select[^>]*name="day".*?<option value="\d[^"]*">([^<]+)/s.exec(text) ?? [];
  const plain = (html: string): string => seenText(html).replaceAll('\u00a0', ' ');
  expect(plain(text)).toContain(`kommt ab ${plain(first)}, am Tag Deiner Wahl`);
  expect(text).not.toContain('name="option"');
  const [, day = ''] = /<option value="(\d{4}-\d{2}-\d{2})"/.exec(text) ?? [];
  const told = await browser.send(toHome[0], { ...toHome[1], phone: '0660 1234567', day, floor: '3' });
  expect(told.headers.location).toBe('/kasse/zahlung');
  expect(plain((await browser.get('/kasse/zahlung')).text)).toContain(`kommt am ${plain(first)}`);
});

test('a customer is not asked for a name that the account has', async () => {
  const { email, firstName, lastName } = await shop.customer({ salutation: 'male' });
  const browser = shop.browser();
  await browser.logIn(email);
  await browser.send('/warenkorb', { sku: '100' });
  const { text } = await browser.get(toHome[0]);
  const valueOf = (name: string): string | undefined =>
    /value="([^"]*)"/.exec(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text)?.[0] ?? '')?.[1];
  expect([valueOf('firstName'), valueOf('lastName')]).toEqual([firstName, lastName]);
  expect(/<input[^>]*value="male"[^>]*>/.exec(text)?.[0]).toContain('checked');
});
