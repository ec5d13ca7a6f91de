import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestBrowser } from '../account/account-shop.ts';
import { fieldOf, type OrderShop } from '../checkout/order-shop.ts';
import { type CarrierPeer, startCarrierPeer } from '../fulfilment/carrier-peer.ts';
import {
  bring,
  deliver,
  lettersOf,
  linkIn,
  orderOf,
  placed,
  seen,
  ship,
  startTrackingShop,
  unknownNumber,
} from './tracking-shop.ts';

// An order is followed without an account: by its postal code and its number or address of mail, or by the link of a mail.

let shop: OrderShop;
let peer: CarrierPeer;
beforeAll(async () => {
  peer = await startCarrierPeer(() => shop.now());
  shop = await startTrackingShop({ carrier: peer.carrier });
});
beforeEach(async () => {
  // Every order of these tests has the same address.
  await sql`update shop_order set email = number || '@example.at'`.execute(shop.database.kysely);
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
  await peer.close();
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

/** The page of an order that was found, and its address. */
async function opened(number: string) {
  const browser = shop.browser();
  const { headers } = await track(browser, number, '1070');
  const path = headers.location ?? '';
  return { browser, path, read: async () => seen((await browser.get(path)).text) };
}
const keyOf = async ({ browser, path }: Awaited<ReturnType<typeof opened>>) =>
  fieldOf((await browser.get(path)).text, 'key');

test('shows each parcel with what its carrier says of it, and how far each article is', async () => {
  const { number } = await placed(shop, { '100': 2, '101': 1 });
  const found = await opened(number);
  expect(await found.read()).not.toContain('Dein Paket');
  const parcel = await ship(shop, number, { 1: 1 });
  expect(await found.read()).toMatch(
    new RegExp(`Dein Paket .*Österreichische Post Sendungsnummer ${parcel} .*1 × Wickelkleid`),
  );
  expect(await found.read()).toMatch(/1 Stück: Wird zusammengestellt\..*1 Stück: Unterwegs\./);
  const last = await ship(shop, number, { 1: 1, 2: 1 });
  shop.advance(120_000);
  await peer.move(parcel, 'delivered');
  expect(await found.read()).toMatch(/Deine Bestellung ist unterwegs.*Deine 2 Pakete Zugestellt/);
  await deliver(shop, number, last);
  expect(await found.read()).toContain('Deine Bestellung ist angekommen');
  peer.isDown = true;
  const away = await placed(shop, { '100': 1 });
  await ship(shop, away.number, { 1: 1 });
  expect(await (await opened(away.number)).read()).toContain('können wir gerade nicht zeigen');
  peer.isDown = false;
});

test('what has not been sent is cancelled without an account, once however often it is pressed', async () => {
  const { number } = await placed(shop, { '100': 2, '101': 1 });
  const found = await opened(number);
  const key = await keyOf(found);
  await ship(shop, number, { 1: 1 });
  const form = { form: 'cancel-order', key };
  const answers = await Promise.all([
    found.browser.send(found.path, form),
    found.browser.copy().send(found.path, form),
  ]);
  answers.push(await found.browser.send(found.path, form));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  const { cancellations } = await orderOf(shop, number);
  expect(cancellations).toMatchObject([
    {
      pieces: [
        { position: 1, quantity: 1 },
        { position: 2, quantity: 1 },
      ],
    },
  ]);
  expect(await found.read()).toMatch(/Storniert\..*Gutgeschrieben am 1\. Dezember 2026/);
  expect(await lettersOf(shop, number)).toEqual(['order-confirmation', 'order-shipped', 'order-cancelled']);
});

test('an order that waits for its payment is given up', async () => {
  const { number } = await placed(shop, { '102': 1 }, 'paypal');
  const found = await opened(number);
  expect(await found.read()).toContain('Diese Bestellung ist noch nicht bezahlt.');
  await found.browser.send(found.path, { form: 'cancel-order', key: await keyOf(found) });
  expect(await found.read()).toContain('Deine Bestellung ist storniert');
});

test('articles are sent back without an account: which, why, and by a label or fetched on a day', async () => {
  const { number } = await placed(shop, { '100': 3, '101': 1 });
  const found = await opened(number);
  expect(await found.read()).not.toContain('Artikel zurücksenden');
  await deliver(shop, number, await ship(shop, number, { 1: 3, 2: 1 }));
  const { text } = await found.browser.get(found.path);
  expect(seen(text)).toMatch(/Artikel zurücksenden.*Möglich bis Donnerstag, 31\. Dezember\./);
  // Three whole working days lie before the seventh, a Monday; the eighth is a holiday.
  const days = [...text.matchAll(/<option value="(2026-[^"]+)"/g)].map(([, day]) => day);
  expect(days.slice(0, 3)).toEqual(['2026-12-07', '2026-12-09', '2026-12-10']);
  const label = { form: 'return-articles', key: fieldOf(text, 'key'), reason: 'too-small', way: 'label' };
  expect((await found.browser.send(found.path, { ...label, 'line-1': '2' })).status).toBe(303);
  expect((await found.browser.send(found.path, { ...label, 'line-1': '2' })).status).toBe(303);
  expect(await found.read()).toMatch(/Rückgabe vom 1\. Dezember 2026 2 × Wickelkleid.* Etikett/);
  const fetched = { form: 'return-articles', key: await keyOf(found), way: 'pick-up', 'line-2': '1' };
  for (const day of ['2026-12-04', '2026-12-08', 'morgen', '']) {
    const refused = await found.browser.send(found.path, { ...fetched, day });
    expect([refused.status, seen(refused.text)]).toEqual([
      422,
      expect.stringContaining('An diesem Tag können wir nicht kommen.'),
    ]);
  }
  await found.browser.send(found.path, { ...fetched, day: '2026-12-09' });
  expect(await found.read()).toContain('Wir holen es am Mittwoch, 9. Dezember 2026 bei Dir ab.');
  expect((await orderOf(shop, number)).returns).toMatchObject([
    { reason: 'too-small', way: { kind: 'label' }, pieces: [{ position: 1, quantity: 2 }] },
    { reason: 'none', way: { kind: 'pick-up', day: '2026-12-09' }, pieces: [{ position: 2, quantity: 1 }] },
  ]);
});

test('nothing comes back twice, nor what never left, nor after its time', async () => {
  const { number } = await placed(shop, { '100': 2 });
  const found = await opened(number);
  const back = async (quantity: string) => ({
    ...{ form: 'return-articles', key: await keyOf(found), way: 'label', 'line-1': quantity },
  });
  const early = await found.browser.send(found.path, await back('1'));
  expect([early.status, seen(early.text)]).toEqual([
    409,
    expect.stringContaining('Zurückschicken kannst Du nur, was schon abgeschickt ist'),
  ]);
  await deliver(shop, number, await ship(shop, number, { 1: 2 }));
  const first = await back('1');
  await found.browser.send(found.path, first);
  // Back to the page before, and something else is chosen there.
  const other = await found.browser.send(found.path, { ...first, 'line-1': '2' });
  expect([other.status, seen(other.text)]).toEqual([
    409,
    expect.stringContaining('Das hast Du schon angemeldet.'),
  ]);
  expect(fieldOf(other.text, 'key')).not.toBe(first.key);
  for (const quantity of ['0', '-1', '1e3', '']) {
    const none = await found.browser.send(found.path, await back(quantity));
    expect([none.status, seen(none.text)]).toEqual([
      422,
      expect.stringContaining('Wähle mindestens einen Artikel.'),
    ]);
  }
  await found.browser.send(found.path, await back('99'));
  const { returns } = await orderOf(shop, number);
  expect(returns.map(({ pieces }) => pieces[0]?.quantity)).toEqual([1, 1]);

  const late = await placed(shop, { '100': 1 });
  await deliver(shop, late.number, await ship(shop, late.number, { 1: 1 }));
  const page31 = await opened(late.number);
  const wanted = { form: 'return-articles', key: await keyOf(page31), way: 'label', 'line-1': '1' };
  const before = shop.now();
  shop.setNow(before + 31 * 86_400_000);
  const { path, browser } = await opened(late.number);
  expect(seen((await browser.get(path)).text)).not.toContain('Artikel zurücksenden');
  expect((await browser.send(path, wanted)).status).toBe(409);
  shop.setNow(before);
  expect((await orderOf(shop, late.number)).returns).toEqual([]);
});

test('an invoice that is open says until when it is to be paid, and to which account', async () => {
  const { number } = await placed(shop, { '102': 1 });
  const found = await opened(number);
  expect(await found.read()).toMatch(
    new RegExp(`Was noch zu zahlen ist Rechnung, .*€ 99,99 .*IBAN AT61 1904 .*Verwendungszweck ${number}`),
  );
  await found.browser.send(found.path, { form: 'cancel-order', key: await keyOf(found) });
  expect(await found.read()).not.toContain('Was noch zu zahlen ist');
});

test('the same articles are put into the basket once more', async () => {
  const { number } = await placed(shop, { '100': 2 });
  const { browser, path } = await opened(number);
  const { status, headers } = await browser.send(path, { form: 'order-again' });
  expect([status, headers.location]).toEqual([303, '/warenkorb']);
  await shop.stock('100.1', 0);
  const gone = await browser.copy().send(path, { form: 'order-again' });
  expect([gone.status, seen(gone.text)]).toEqual([
    422,
    expect.stringContaining('gibt es leider nichts mehr'),
  ]);
});

test('nothing is done with an order by whoever has no link that follows it', async () => {
  const { number } = await placed(shop);
  const other = await placed(shop);
  const found = await opened(number);
  const { text } = await found.browser.get(found.path);
  const [, withdraw = ''] = /href="\/vertrag-widerrufen\?auftrag=([^"]+)"/.exec(text) ?? [];
  const own = found.path.split('=')[1] ?? '';
  const forged = own.replace(number, other.number);
  const key = await keyOf(found);
  const answers = new Set<string>();
  for (const form of ['cancel-order', 'return-articles', 'order-again'])
    for (const token of [withdraw, forged, own.replace(number, unknownNumber()), 'x', '']) {
      const answer = await shop.browser().send(`${page}?auftrag=${token}`, { form, key, 'line-1': '1' });
      answers.add(`${answer.status} ${seen(answer.text)}`);
    }
  expect([...answers]).toEqual([expect.stringMatching(/^404 .*Dieser Link gilt nicht oder nicht mehr\./)]);
  expect((await orderOf(shop, other.number)).cancellations).toEqual([]);
  expect((await found.browser.send(found.path, { form: 'cancel-order', key: 'kurz' })).status).toBe(422);
});
