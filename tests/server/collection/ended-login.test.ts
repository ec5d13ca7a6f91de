import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFilesContentSource } from '../../../server/content/files-content-source.ts';
import { collectingLog } from '../../services/collecting-log.ts';
import type { TestBrowser } from '../account/account-shop.ts';
import { type BasketShop, shopper, startBasketShop } from './basket-shop.ts';

// A page that still shows what a customer has collected, in a browser where nobody is logged in any more.

const folder = join(import.meta.dirname, '../../../content-fixtures');
const of = 'customer';

let shop: BasketShop;
beforeAll(async () => {
  const source = createFilesContentSource({ folder, log: collectingLog() });
  shop = await startBasketShop({ source });
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

/** What a page says above what was collected, and where that leads. */
const noticeIn = (html: string): (string | undefined)[] =>
  /data-role="notices">.*?<p>([^<]*)<\/p><a class="[^"]*" href="([^"]*)"/s.exec(html)?.slice(1) ?? [];

const linesOf = async (browser: TestBrowser) =>
  (await shopper(browser).basket()).basket.lines.map(({ sku, quantity }) => [sku, quantity]);
const savedOf = async (browser: TestBrowser) =>
  (JSON.parse((await browser.get('/api/wishlist/v1/saved')).text) as { skus: string[] }).skus;

/** A customer's browser with a basket and a list, after the login has ended in it; and one where it has not. */
async function ended() {
  const { email } = await shop.customer();
  const [browser, other] = [shop.browser(), shop.browser()];
  for (const each of [browser, other]) expect((await each.logIn(email)).status).toBe(200);
  await browser.call('/api/basket/v1/add', { sku: '100', quantity: 2 });
  await browser.call('/api/wishlist/v1/add', { sku: '100' });
  const pages = [await browser.get('/warenkorb'), await browser.get('/merkzettel')];
  await browser.call('/api/customer/v1/logout');
  return { browser, other, pages };
}

test('the forms of a customer’s pages say so, those of a guest’s do not', async () => {
  const { pages } = await ended();
  for (const { text } of pages) expect(text).toContain('<input type="hidden" name="of" value="customer"/>');
  const guest = shop.browser();
  await guest.call('/api/basket/v1/add', { sku: '100' });
  expect((await guest.get('/warenkorb')).text).not.toContain('name="of"');
});

test.each([
  { form: 'change', sku: '100.1', quantity: '3' },
  { form: 'remove', sku: '100.1' },
  { form: 'voucher', code: 'WINTER10' },
  { form: 'delivery', option: 'eco' },
])('a basket is not changed by $form: it is said that a login brings it back', async (form) => {
  const { browser, other } = await ended();
  // A guest's own basket of the same article is another one.
  await browser.call('/api/basket/v1/add', { sku: '100' });
  const sentence = 'Du bist nicht mehr angemeldet. Melde Dich an, dann ist Dein Warenkorb wieder da.';
  const sent = await browser.send('/warenkorb', { of, ...form });
  expect(sent.status).toBe(422);
  expect(noticeIn(sent.text)).toEqual([sentence, '/anmelden?ziel=%2Fwarenkorb']);
  const { form: name, ...fields } = form;
  const called = await shopper(browser).do(name, { of, ...fields });
  expect([called.httpStatus, called.detail]).toEqual([422, sentence]);
  expect(await linesOf(browser)).toEqual([['100.1', 1]]);
  expect(await linesOf(other)).toEqual([['100.1', 2]]);
  // Whoever is logged in is not asked, and neither is a guest whose page shows his own.
  expect((await shopper(other).do(name, { of, ...fields })).httpStatus).toBe(200);
});

test.each([
  { form: 'remove', sku: '100' },
  { form: 'to-basket', sku: '100' },
  { form: 'edit', sku: '100', to: '100.1' },
])('a wishlist is not changed by $form either', async (form) => {
  const { browser, other } = await ended();
  await browser.call('/api/wishlist/v1/add', { sku: '100' });
  const sent = await browser.send('/merkzettel', { of, ...form });
  expect(sent.status).toBe(422);
  expect(noticeIn(sent.text)).toEqual([
    'Du bist nicht mehr angemeldet. Melde Dich an, dann ist Dein Merkzettel wieder da.',
    '/anmelden?ziel=%2Fmerkzettel',
  ]);
  expect([await savedOf(browser), await savedOf(other)]).toEqual([['100'], ['100']]);
  expect(await linesOf(browser)).toEqual([]);
});

test('an empty basket of nobody who is logged in says where another may be, that of a customer does not', async () => {
  const asked = 'Fehlt etwas? Melde Dich an: Was Du angemeldet hineingelegt hast, ist dann wieder da.';
  const { browser, other } = await ended();
  expect((await browser.get('/warenkorb')).text).toContain(
    `<p>${asked} <a href="/anmelden?ziel=%2Fwarenkorb">`,
  );
  await shopper(other).do('remove', { sku: '100.1' });
  const { text } = await other.get('/warenkorb');
  expect(text).toContain('Dein Warenkorb ist leer.');
  expect(text).not.toContain(asked);
});
