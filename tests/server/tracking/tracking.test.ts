import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestBrowser } from '../account/account-shop.ts';
import { fieldOf, type OrderShop } from '../checkout/order-shop.ts';
import { bring, linkIn, placed, seen, startTrackingShop, unknownNumber } from './tracking-shop.ts';

// An order is followed without an account: by its postal code and its number or address of mail, or by the link of a mail.

let shop: OrderShop;
beforeAll(async () => {
  shop = await startTrackingShop();
});
beforeEach(async () => {
  // Every order of these tests has the same address.
  await sql`update shop_order set email = number || '@example.at'`.execute(shop.database.kysely);
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const page = '/bestellung-verfolgen';
const track = (browser: TestBrowser, subject: string, postalCode: string, more = {}) =>
  browser.send(page, { form: 'track', subject, postalCode, ...more });
async function shown(browser: TestBrowser, subject: string, postalCode = '1070') {
  const { status, headers } = await track(browser, subject, postalCode);
  expect(status).toBe(303);
  return browser.get(headers.location ?? '');
}

test.each([
  ['confirmed', 'Wir haben Deine Bestellung angenommen Als Nächstes packen wir sie ein.'],
  ['in-fulfilment', 'Wir packen Deine Bestellung'],
  ['shipped', 'Deine Bestellung ist unterwegs'],
  ['delivered', 'Deine Bestellung ist angekommen'],
  ['closed', 'Deine Bestellung ist abgeschlossen'],
  ['cancelled', 'Deine Bestellung ist storniert'],
])('says of an order that is %s how far it is and what comes next', async (state, words) => {
  const { number } = await placed(shop);
  await bring(shop, number, state);
  const { text } = await shown(shop.browser(), number);
  expect(seen(text)).toContain(words);
  expect(seen(text)).toContain(number);
  // Neither who ordered nor where it goes: the number and the postal code stand on the parcel.
  expect(text).not.toMatch(/Briain|Lindengasse 12-14a|n@example\.at/);
});

test('an order is found by the address of mail, however it is written, where it is the only one', async () => {
  const { number } = await placed(shop);
  await sql`update shop_order set email = 'Einzige@Example.at' where number = ${number}`.execute(
    shop.database.kysely,
  );
  expect(seen((await shown(shop.browser(), 'einzige@example.AT')).text)).toContain(number);
});

test('of several orders of an address the mail alone tells, and the page says the same as for none', async () => {
  const numbers = [(await placed(shop)).number, (await placed(shop)).number];
  await sql`update shop_order set email = 'mehrere@example.at' where number = any(${numbers})`.execute(
    shop.database.kysely,
  );
  const several = await track(shop.browser(), 'mehrere@example.at', '1070');
  const none = await track(shop.browser(), 'niemand@example.at', '1070');
  expect([several.status, seen(several.text)]).toEqual([none.status, seen(none.text)]);
  expect(seen(several.text)).toContain('können wir hier keine Bestellung zeigen');
  const mails = (await shop.mails()).filter(({ mail }) => mail.purpose === 'order-links');
  expect(mails.map(({ mail }) => mail.to.address)).toEqual(['mehrere@example.at']);
  const links = [...(mails[0]?.mail.text ?? '').matchAll(/\/bestellung-verfolgen\?auftrag=\S+/g)].map(
    ([link]) => link,
  );
  const told = await Promise.all(links.map(async (link) => seen((await shop.browser().get(link)).text)));
  for (const number of numbers) expect(told.filter((each) => each.includes(number))).toHaveLength(1);
});

test('what can be done is done by links that do that alone: the invoice, the withdrawal, and paying', async () => {
  const { number } = await placed(shop);
  const browser = shop.browser();
  const { text } = await shown(browser, number);
  const [, invoice = ''] = /href="(\/api\/order\/v1\/invoice\?auftrag=[^"]+)"/.exec(text) ?? [];
  const [, withdraw = ''] = /href="(\/vertrag-widerrufen\?auftrag=[^"]+)"/.exec(text) ?? [];
  expect((await browser.get(invoice)).headers['content-type']).toBe('application/pdf');
  expect(seen((await browser.get(withdraw)).text)).toContain(`Artikel der Bestellung ${number}`);
  expect(text).not.toContain('href="/paylink');
  const tokens = { invoice: invoice.split('=')[1] ?? '', withdraw: withdraw.split('=')[1] ?? '' };
  expect((await browser.get(`/api/order/v1/invoice?auftrag=${tokens.withdraw}`)).status).toBe(404);
  expect((await browser.get(`/vertrag-widerrufen?auftrag=${tokens.invoice}`)).status).toBe(404);
  expect((await browser.get(`${page}?auftrag=${tokens.invoice}`)).status).toBe(404);

  const waiting = await placed(shop, { '102': 1 }, 'paypal');
  const open = await shown(shop.browser(), waiting.number);
  const [, pay = ''] = /href="(\/paylink\?auftrag=[^"]+)"/.exec(open.text) ?? [];
  expect(seen(open.text)).toContain('wartet auf die Zahlung');
  expect(seen((await browser.get(pay)).text)).toContain('€ 99,99 jetzt bezahlen');
  expect(open.text).not.toContain('/api/order/v1/invoice');
});

test('the link of the order’s mail shows it, and says after half a year that it is over', async () => {
  const { number } = await placed(shop);
  const path = await linkIn(shop, 'order-confirmation', page);
  expect(seen((await shop.browser().get(path)).text)).toContain(number);
  const browser = shop.browser();
  const before = shop.now();
  shop.setNow(before + 181 * 86_400_000);
  const late = await browser.get(path);
  shop.setNow(before);
  expect([late.status, seen(late.text)]).toEqual([
    410,
    expect.stringContaining('Dieser Link gilt nicht oder nicht mehr.'),
  ]);
  expect(late.text).not.toContain(number);
});

test('five tries an hour from one address, then it says to come later', async () => {
  const { number } = await placed(shop);
  const browser = shop.browser();
  for (let tries = 0; tries < 5; tries++)
    expect((await track(browser, unknownNumber(), '1070')).status).toBe(404);
  const refused = await track(browser, number, '1070');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  expect(seen(refused.text)).toContain('wurde zu oft gesucht');
});

test('after five failures for a number its owner solves a captcha, or waits a moment without a script, and is never refused', async () => {
  const { number } = await placed(shop);
  for (let tries = 0; tries < 5; tries++) await track(shop.browser(), number, String(3000 + tries));
  const owner = shop.browser();
  const asked = await track(owner, number, '1070');
  expect(asked.status).toBe(422);
  expect(seen(asked.text)).toContain('dass ein Mensch sucht');
  const formToken = fieldOf(asked.text, 'formToken');
  const captcha = await owner.solveCaptcha();
  expect((await track(owner, number, '1070', { captcha })).status).toBe(303);
  shop.advance(5000);
  expect((await track(owner.copy(), number, '1070', { formToken })).status).toBe(303);
});

test('sixty others learn nothing of an order: it is as one that does not exist', async () => {
  const { number } = await placed(shop);
  const pairs = [
    [number, unknownNumber()],
    [`${number}@example.at`, `${unknownNumber()}@example.at`],
  ] as const;
  for (let at = 0; at < 60; at += 4)
    for (const pair of pairs) {
      const answers = await Promise.all(
        pair.map(async (subject) => {
          const { status, text } = await track(shop.browser(), subject, String(2000 + at));
          expect(text).not.toContain('Wickelkleid');
          return `${status} ${seen(text)}`;
        }),
      );
      expect(answers[0]).toBe(answers[1]);
    }
});

test('says what is missing or no number', async () => {
  const browser = shop.browser();
  expect(seen((await track(browser, '', '')).text)).toMatch(
    /Bitte gib die Nummer der Bestellung.*Bitte gib die Postleitzahl an/,
  );
  for (const subject of ['4821630958', "' or 1=1", '12', 'a@'])
    expect(seen((await track(browser, subject, '1070')).text)).toContain('Das ist keine Bestellnummer');
});
