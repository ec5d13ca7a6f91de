import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestBrowser } from './account-shop.ts';
import { createSqlAttention } from '../../../server/shop/order/sql-attention.ts';
import { readPdf } from '../../../server/outbound/paper/testing/read-pdf.ts';
import { seenText } from '../../running/seen-text.ts';
import { address, fieldOf, order, type OrderShop, startOrderShop } from '../checkout/order-shop.ts';
import { type CarrierPeer, startCarrierPeer } from '../fulfilment/carrier-peer.ts';

// What customers see of parcels, and how they send articles back; the carrier is a peer over HTTP.

const token = 'a-token-of-the-merchant-long-enough-1';
let peer: CarrierPeer;
let shop: OrderShop;
const list = '/mein-konto/meine-bestellungen-und-lieferungen';

beforeAll(async () => {
  peer = await startCarrierPeer(() => shop.now());
  shop = await startOrderShop({ carrier: peer.carrier, environment: { FULFILMENT_TOKEN: `at=${token}` } });
  const pages = { 'account-order': 'own-order', 'account-return': 'return-form' };
  for (const [page, type] of Object.entries(pages))
    shop.content.page({ path: `/_/${page}`, main: [{ type }] });
  await shop.shop.prepare();
  for (const sku of ['100.1', '102.1']) await shop.stock(sku, 1000);
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.shop.finish();
  await shop.close();
  await peer.close();
});
beforeEach(() => void (peer.isDown = false));

let sent = 0;
/** A customer with an order of a dress and two sofas, of which the dress and one sofa have left in a parcel. */
async function ordered(): Promise<{ browser: TestBrowser; number: string; path: string; parcel: string }> {
  const { email } = await shop.customer();
  const browser = shop.browser();
  expect((await browser.logIn(email)).status).toBe(200);
  await browser.send('/warenkorb', { sku: '102', quantity: '1' });
  await browser.send('/warenkorb', { sku: '100', quantity: '2' });
  await browser.send('/kasse/lieferservice', { form: 'delivery', place: 'home', ...address });
  await browser.send('/kasse/zahlung', { form: 'payment', method: 'invoice' });
  const page = await browser.get(await order(browser));
  const number = /Bestellnummer\s+(\d{10})/.exec(seenText(page.text))?.[1] ?? '';
  sent += 1;
  const parcel = `AT47${sent}`;
  const pieces = [
    { position: 1, quantity: 1 },
    { position: 2, quantity: 1 },
  ];
  await merchant(`${number}/shipments`, { parcels: [{ carrier: 'post', trackingNumber: parcel, pieces }] });
  return { browser, number, path: `${list}/${number}`, parcel };
}

async function merchant(path: string, body: object): Promise<void> {
  const headers = {
    ...{ Host: 'at.localhost', Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  };
  const asked = { method: 'POST', headers, body: JSON.stringify(body) };
  const { status, text } = await shop.ask(`/api/fulfilment/v1/orders/${path}`, asked);
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
}

const plain = (text: string): string => seenText(text).replaceAll(/[\s\u00a0]+/g, ' ');
async function seen(browser: TestBrowser, path: string): Promise<string> {
  const { status, text } = await browser.get(path);
  expect([path, status]).toEqual([path, 200]);
  return plain(text);
}

/** Sends articles back; `more`: what is chosen. */
async function sendBack(browser: TestBrowser, path: string, more: Record<string, string>) {
  const { text } = await browser.get(`${path}/zurueckgeben`);
  const key = fieldOf(text, 'key');
  return browser.send(`${path}/zurueckgeben`, { form: 'return', key, reason: 'too-small', ...more });
}

describe('the page of an order', () => {
  test('shows each parcel as its carrier does, and each article with what happens next', async () => {
    const { browser, path, parcel, number } = await ordered();
    const first = await seen(browser, path);
    expect(first).toMatch(
      new RegExp(`Dein Paket Angekündigt .*Österreichische Post .*${parcel} .*1 × Wickelkleid`),
    );
    expect(first).toMatch(/Wickelkleid .*Unterwegs\. Kommt als Nächstes bei Dir an\./);
    expect(first).toMatch(/1 Stück: Wird zusammengestellt\..*1 Stück: Unterwegs\./);
    await peer.move(parcel, 'out-for-delivery');
    shop.advance(60_000);
    expect(await seen(browser, path)).toMatch(
      /Wird zugestellt Heute klingelt es bei Dir\..*Zustellbasis Mitte/,
    );
    await peer.move(parcel, 'delivered');
    shop.advance(60_000);
    const arrived = await seen(browser, path);
    expect(arrived).toMatch(/Dein Paket Zugestellt/);
    expect(arrived).toMatch(/Wickelkleid .*Angekommen\./);
    const { rows } = await sql<{ cause: string }>`
      select cause from order_event where number = ${number} and subject = 'line:1' and state = 'delivered'`.execute(
      shop.database.kysely,
    );
    expect(rows).toEqual([{ cause: 'provider' }]);
  });

  test('of a parcel that comes back tells the people of the shop, until it is taken as a return', async () => {
    const { browser, path, parcel, number } = await ordered();
    const listed = async () =>
      (await createSqlAttention(shop.database).list(shop.now(), 100))
        .filter((each) => each.number === number)
        .map(({ kind, subject }) => [kind, subject]);
    await seen(browser, path);
    expect(await listed()).toEqual([]);
    await peer.move(parcel, 'returned');
    shop.advance(60_000);
    await seen(browser, path);
    expect(await listed()).toEqual([['parcel-comes-back', `post ${parcel}`]]);
    await merchant(`${number}/returns`, { key: 'first', pieces: [{ position: 1, quantity: 1 }] });
    expect(await listed()).toEqual([['parcel-comes-back', `post ${parcel}`]]);
    await merchant(`${number}/returns`, { key: 'second', pieces: [{ position: 2, quantity: 1 }] });
    expect(await listed()).toEqual([]);
  });

  test('says that the carrier cannot be asked, and shows what it said last', async () => {
    const { browser, path, parcel } = await ordered();
    expect(await seen(browser, path)).not.toContain('können wir gerade nicht zeigen');
    await peer.move(parcel, 'delivered');
    shop.advance(60_000);
    peer.isDown = true;
    expect(await seen(browser, path)).toMatch(
      /Angekündigt .*Wo das Paket jetzt ist, können wir gerade nicht zeigen\..*letzten bekannten Stand/,
    );
    shop.advance(10_000);
  });
});

test('the mail of a parcel leads to where it can be followed, at the carrier’s and here', async () => {
  const { number, parcel } = await ordered();
  const entry = (await shop.mails()).find(({ key }) => key.includes(`order-shipped ${number}`));
  expect(plain(entry?.mail.html ?? '')).toContain('Paket verfolgen (Österreichische Post)');
  expect(entry?.mail.html).toContain(`href="https://www.post.at/sv/sendungssuche?snr=${parcel}"`);
  expect(entry?.mail.html).toMatch(/href="[^"]*\/bestellung-verfolgen\?auftrag=/);
});

describe('sending back', () => {
  test('offers what has left, and days with three working days of notice', async () => {
    const { browser, path } = await ordered();
    const { text } = await browser.get(`${path}/zurueckgeben`);
    const form = plain(text);
    expect(form).toMatch(/Was kommt zurück\? .*Wickelkleid .*Was wir noch nicht/);
    // One piece of each has left: it comes back, or it stays.
    expect(text.match(/type="checkbox" name="line-\d"/g)).toEqual(
      ['1', '2'].map((line) => `type="checkbox" name="line-${line}"`),
    );
    expect(form).toContain('Bitte mindestens 3 Werktage vorher anmelden.');
    // It is Tuesday, 1 December; the 8th is a holiday.
    const days = [...text.matchAll(/<option value="(2026-[\d-]+)"/g)].map(([, day]) => day);
    expect(days.slice(0, 4)).toEqual(['2026-12-07', '2026-12-09', '2026-12-10', '2026-12-11']);
    expect(form).toContain('Montag, 7. Dezember 2026');
  });

  test('refuses earlier days, nothing at all, and what never left', async () => {
    const { browser, path } = await ordered();
    const pickUp = { 'line-1': '1', way: 'pick-up' };
    const tries = [
      await sendBack(browser, path, { ...pickUp, day: '2026-12-04' }),
      await sendBack(browser, path, { ...pickUp, day: '2026-12-08' }),
      await sendBack(browser, path, pickUp),
      await sendBack(browser, path, { way: 'label' }),
      await sendBack(browser, path, { way: 'label', 'line-2': '2' }),
      await sendBack(browser, path, { 'line-1': '1', way: 'by-hand' }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422]);
    const said = tries.map(({ text }) => plain(text));
    expect(said[0]).toContain('Eine Abholung braucht mindestens 3 Werktage Vorlauf');
    expect(said[1]).toContain('Eine Abholung braucht mindestens 3 Werktage Vorlauf');
    expect(said[2]).toContain('Wähle einen Tag für die Abholung.');
    expect(said[3]).toContain('Wähle mindestens einen Artikel.');
    expect(said[4]).toContain('So viele Stück sind davon nicht da.');
    expect(said[5]).toContain('Wähle, wie es zu uns kommt.');
    expect(await seen(browser, path)).not.toContain('Das kommt zurück');
  });

  test('by a label: the carrier makes it, whoever ordered has it by mail and on the page, nobody else does', async () => {
    const { browser, path, number } = await ordered();
    const answer = await sendBack(browser, path, { 'line-1': '1', way: 'label' });
    expect([answer.status, answer.headers.location]).toEqual([303, path]);
    await expect.poll(() => seen(browser, path)).toContain('Rücksendeetikett herunterladen');
    const page = await browser.get(path);
    expect(plain(page.text)).toMatch(/Rückgabe vom 1\. Dezember 2026 1 × Wickelkleid/);
    const href = /href="(\/api\/order\/v1\/return-label\?[^"]+)"/.exec(page.text)?.[1] ?? '';
    const own = href.replaceAll('&amp;', '&');
    const label = await browser.get(own);
    expect(label.headers['content-type']).toBe('application/pdf');
    const { pages } = await readPdf(label.bytes);
    expect(pages[0]?.text).toMatch(/^RETURN SBR\d+/);
    const entry = (await shop.mails()).find(({ key }) => key.includes(`return-registered ${number}`));
    const attached = await shop.ask(`/dev/mail/${entry?.id}/papers/0`, {});
    expect(attached.bytes.equals(label.bytes)).toBe(true);

    const other = await ordered();
    const theirs = /auftrag=([\w-]{32})/.exec((await other.browser.get(other.path)).text)?.[1] ?? '';
    const foreign = own.replace(/auftrag=[\w-]+/, `auftrag=${theirs}`);
    const nobodys = own.replace(/auftrag=[\w-]+/, `auftrag=${'A'.repeat(32)}`);
    for (const stranger of [foreign, nobodys, '/api/order/v1/return-label', `${own}x`])
      expect([stranger, (await other.browser.get(stranger)).status]).toEqual([stranger, 404]);
    const form = { form: 'return', key: 'A'.repeat(22), way: 'label', 'line-1': '1' };
    expect((await other.browser.get(`${path}/zurueckgeben`)).status).toBe(404);
    expect((await other.browser.send(`${path}/zurueckgeben`, form)).status).toBe(404);
  });

  test('by a label while the carrier is away: it follows by mail', async () => {
    const { browser, path, number } = await ordered();
    peer.isDown = true;
    await sendBack(browser, path, { 'line-1': '1', way: 'label' });
    expect(await seen(browser, path)).toContain('Das Etikett schicken wir Dir per E-Mail');
    await expect.poll(() => shop.lines.join('')).toContain('A carrier’s task could not be sent');
    const mails = async (): Promise<number> =>
      (await shop.mails()).filter(({ key }) => key.includes(`return-registered ${number}`)).length;
    expect(await mails()).toBe(0);
    peer.isDown = false;
    shop.advance(5 * 60_000);
    await expect.poll(mails).toBe(1);
    expect(await seen(browser, path)).toContain('Rücksendeetikett herunterladen');
  });

  test('fetched on a day: the carrier is told, and the page says when', async () => {
    const { browser, path, number } = await ordered();
    const { text } = await browser.get(`${path}/zurueckgeben`);
    const day = /<option value="(2026-[\d-]+)"/.exec(text)?.[1] ?? '';
    const answer = await sendBack(browser, path, { 'line-2': '1', way: 'pick-up', day });
    expect(answer.status).toBe(303);
    expect(await seen(browser, path)).toMatch(/Wir holen es am Montag, 7\. Dezember 2026 bei Dir ab/);
    await expect.poll(() => peer.page()).toContain(`${day}: ${number}`);
  });

  test('is over when its days are, and the law’s right stands beside it', async () => {
    const { browser, path, number, parcel } = await ordered();
    await merchant(`${number}/cancellations`, { key: 'rest' });
    await peer.move(parcel, 'delivered').catch(() => undefined);
    await merchant(`${number}/deliveries`, { carrier: 'post', trackingNumber: parcel });
    expect(await seen(browser, `${path}/zurueckgeben`)).toContain('Bis 31. Dezember 2026 kannst Du alles');
    await sql`
      update order_parcel set delivered_at = ${shop.now() - 31 * 86_400_000} where number = ${number}`.execute(
      shop.database.kysely,
    );
    const over = await browser.get(`${path}/zurueckgeben`);
    expect(plain(over.text)).toMatch(/Die Frist für die Rückgabe ist am .* abgelaufen\. .*Widerruf/);
    expect(over.text).not.toContain('name="way"');
    const form = { form: 'return', key: 'B'.repeat(22), way: 'label', 'line-1': '1' };
    const late = await browser.send(`${path}/zurueckgeben`, form);
    expect([late.status, plain(late.text)]).toEqual([
      422,
      expect.stringContaining('Die Frist für die Rückgabe ist abgelaufen.'),
    ]);
  });
});
