import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { orderLinkMs, signOrderLink } from '../../../server/shop/order-link.ts';
import { seenText } from '../../running/seen-text.ts';
import type { TestBrowser } from '../account/account-shop.ts';
import { guestAtTheEnd, order, type OrderShop, startOrderShop } from './order-shop.ts';

// What was not paid in time is paid by the link of a mail: once, for seven days, and by nobody else.

const minute = 60_000;
const oldSecret = 'a secret for visitors that was there before';
const newSecret = 'a secret for visitors that takes its place';
let shop: OrderShop;
beforeAll(async () => {
  // Rounds of the shop come when a test wants them.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  shop = await startOrderShop({ environment: { VISITOR_SECRET: oldSecret } });
  shop.content.page({ path: '/_/paylink', main: [{ type: 'pay-link' }] });
  shop.content.page({
    path: '/_/paylink-success',
    main: [{ type: 'payment-result', props: { canGiveUp: false } }],
  });
  await shop.shop.prepare();
});
beforeEach(async () => {
  shop.setProvider('pass');
  shop.setNotices(true);
  await shop.stock('100.1', 10);
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
  vi.useRealTimers();
});

/** The time for payments that wait is over. */
async function endWaiting(): Promise<void> {
  shop.advance(31 * minute);
  vi.advanceTimersByTime(30_000);
  await expect.poll(async () => (await openPayments()).length, { timeout: 4000 }).toBe(0);
}
async function openPayments() {
  const { rows } = await sql`select from payment where expires_at <= ${shop.now()}`.execute(
    shop.database.kysely,
  );
  return rows;
}
/** Mails that tell what is open, the newest first, each with the path of its link. */
async function openMails() {
  const all = await shop.mails();
  return all
    .filter(({ mail }) => mail.purpose === 'payment-open')
    .map(({ mail: { text, to } }) => ({
      ...{ text, to: to.address },
      path: /\/paylink\?auftrag=\S+/.exec(text)?.[0] ?? '',
    }));
}
/** A guest whose payment came to nothing, and the link that he gets. */
async function abandoned(action: 'leave' | 'refuse' = 'leave') {
  const browser = await guestAtTheEnd(shop.browser(), 'paypal');
  const payUrl = await order(browser);
  if (action === 'refuse') await shop.pay(payUrl, 'refuse');
  await endWaiting();
  const [mail] = await openMails();
  const { rows } = await sql<{ number: string }>`
    select number from shop_order order by placed_at desc limit 1`.execute(shop.database.kysely);
  return { browser, payUrl, path: mail?.path ?? '', mail, number: rows[0]?.number ?? '' };
}
async function open(browser: TestBrowser, path: string) {
  const { status, text, headers } = await browser.get(path);
  return { status, text: seenText(text), location: headers.location };
}
const stateOf = async (number: string) => {
  const { rows } = await sql<{ state: string }>`
    select state from shop_order where number = ${number}`.execute(shop.database.kysely);
  return rows[0]?.state;
};

test.each(['paypal', 'mastercard', 'visa', 'diners', 'discover'])(
  'a payment that was left is taken up from its mail by %s, and comes back to a page that says so',
  async (method) => {
    const { path, mail, number } = await abandoned();
    expect(mail?.to).toBe('n@example.at');
    expect(mail?.text).toContain(`die Zahlung Deiner Bestellung ${number} über`);
    expect(mail?.text).toContain('wurde nicht abgeschlossen');
    const reader = shop.browser();
    const page = await open(reader, path);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Dieser Betrag ist noch offen')]);
    expect(page.text).toContain(number);
    const { headers } = await reader.send(path, { form: 'pay-again', method });
    const payUrl = headers.location ?? '';
    expect(payUrl).toMatch(`${shop.providerUrl}/pay/`);
    expect(await shop.stockOf('100.1')).toBe(9);
    const back = await shop.pay(payUrl, 'accept');
    expect(back).toMatch(/^\/paylink\/returning-success\/\?auftrag=[\w-]{32}$/);
    expect((await open(reader, back)).text).toContain('Deine Zahlung ist angekommen');
    expect(await stateOf(number)).toBe('confirmed');
  },
);

test('one that was refused is told so, once however often it comes to nothing', async () => {
  const before = (await openMails()).length;
  const { path, mail, number } = await abandoned('refuse');
  expect(mail?.text).toMatch(/hat nicht geklappt\. Es wurde nichts abgebucht/);
  const reader = shop.browser();
  await reader.send(path, { form: 'pay-again', method: 'visa' });
  expect(await stateOf(number)).toBe('placed');
  await endWaiting();
  expect(await stateOf(number)).toBe('cancelled');
  expect(await openMails()).toHaveLength(before + 1);
  // It can still be paid by the same link.
  const { headers } = await reader.send(path, { form: 'pay-again', method: 'visa' });
  await shop.pay(headers.location ?? '', 'accept');
  expect(await stateOf(number)).toBe('confirmed');
});

test('who gives an order up gets no mail, and no link pays it', async () => {
  const before = (await openMails()).length;
  const browser = await guestAtTheEnd(shop.browser(), 'paypal');
  const back = await shop.pay(await order(browser), 'refuse');
  await browser.send(back, { form: 'give-up' });
  await endWaiting();
  expect(await openMails()).toHaveLength(before);
});

test('it is paid once: pressed twice it is one attempt, and a link that was used says that nothing is open', async () => {
  const { path, number } = await abandoned();
  const readers = [shop.browser(), shop.browser()];
  const sent = await Promise.all(
    readers.map((reader) => reader.send(path, { form: 'pay-again', method: 'paypal' })),
  );
  expect(sent.map(({ status }) => status)).toEqual([303, 303]);
  const [payUrl = ''] = sent.map(({ headers }) => headers.location ?? '');
  await shop.pay(payUrl, 'accept-twice');
  expect(await stateOf(number)).toBe('confirmed');
  const page = await open(shop.browser(), path);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Hier ist nichts mehr offen')]);
  expect(page.text).not.toContain('jetzt bezahlen');
  const again = await shop.browser().send(path, { form: 'pay-again', method: 'visa' });
  expect(again.headers.location).toMatch(/^\/kasse\/auftrag\?auftrag=/);
  expect(await shop.stockOf('100.1')).toBe(9);
  const { rows } = await sql<{ state: string }>`
    select state from payment where number = ${number} and state = 'captured'`.execute(shop.database.kysely);
  expect(rows).toHaveLength(1);
});

test('the page behind it finds that money came meanwhile, though no notice did', async () => {
  shop.setNotices(false);
  const { path, payUrl, number } = await abandoned();
  await shop.pay(payUrl, 'accept-silently');
  expect((await open(shop.browser(), path)).text).toContain('Hier ist nichts mehr offen');
  expect(await stateOf(number)).toBe('confirmed');
});

test('where the goods are gone it says so, and nobody is led to a payment', async () => {
  const { path, number } = await abandoned();
  await shop.stock('100.1', 0);
  const { status, text } = await shop.browser().send(path, { form: 'pay-again', method: 'paypal' });
  expect([status, seenText(text)]).toEqual([
    422,
    expect.stringContaining('Die Artikel dieser Bestellung sind inzwischen nicht mehr da'),
  ]);
  expect(await stateOf(number)).toBe('cancelled');
});

describe('a link that opens nothing', () => {
  test('is 410 after seven days, with what to do, and shows nothing of the order', async () => {
    const { path, number } = await abandoned();
    shop.advance(orderLinkMs.pay);
    const page = await open(shop.browser(), path);
    expect([page.status, page.text]).toEqual([410, expect.stringContaining('Dieser Link ist abgelaufen')]);
    expect(page.text).toContain('bestelle sie bitte neu');
    expect(page.text.replaceAll(path, '')).not.toContain(number);
    const { status, text } = await shop.browser().send(path, { form: 'pay-again', method: 'paypal' });
    expect([status, seenText(text)]).toEqual([410, expect.stringContaining('Dieser Link ist abgelaufen')]);
  });

  test('is answered alike whether it was changed, is of another shop, or of an order that nobody has', async () => {
    const { path, number, browser } = await abandoned();
    const [, link = ''] = path.split('auftrag=');
    const expiresAt = shop.now() + orderLinkMs.pay;
    const links = [
      `${link.slice(0, -2)}AA`,
      link.replace(number, '1234567890'),
      signOrderLink([oldSecret], { action: 'pay', tenant: 'default', number, expiresAt }),
      signOrderLink([oldSecret], { action: 'pay', tenant: 'at', number: '1234567890', expiresAt }),
      signOrderLink(['a secret of somebody else, and long'], {
        action: 'pay',
        tenant: 'at',
        number,
        expiresAt,
      }),
      'x'.repeat(32),
    ];
    const none = await open(browser, '/paylink');
    expect([none.status, none.text]).toEqual([404, expect.stringContaining('Dieser Link gilt nicht')]);
    for (const other of links) {
      expect(await open(browser, `/paylink?auftrag=${other}`)).toEqual(none);
      const sent = await browser.send(`/paylink?auftrag=${other}`, { form: 'pay-again', method: 'paypal' });
      expect(sent.status).toBe(404);
    }
  });

  test('opens no other page of the order, and an order’s own token does not pay it there', async () => {
    const { path, browser } = await abandoned();
    const [, link = ''] = path.split('auftrag=');
    for (const page of ['/kasse/auftrag', '/paylink/returning-success/'])
      expect((await open(browser, `${page}?auftrag=${link}`)).text).not.toContain('Bestellnummer');
    const back = await shop.pay(await order(await guestAtTheEnd(shop.browser(), 'paypal')), 'refuse');
    const [, token = ''] = back.split('auftrag=');
    expect((await open(browser, `/paylink?auftrag=${token}`)).status).toBe(404);
  });
});

test('the page after it changes nothing, whoever types its address', async () => {
  const { number, browser } = await abandoned();
  const none = await open(browser, '/paylink/returning-success/');
  expect(none.text).toContain('Diese Zahlung finden wir nicht');
  expect(await open(browser, `/paylink/returning-success/?auftrag=${number}`)).toEqual({
    ...none,
    status: 404,
  });
  expect(await stateOf(number)).toBe('cancelled');
});

test('links hold, and lead to their orders, while another secret takes the place of the one that signed them', async () => {
  const { path, number } = await abandoned();
  const renewed = await shop.sibling({
    environment: { VISITOR_SECRET: newSecret, VISITOR_SECRET_BEFORE: oldSecret },
  });
  renewed.content.page({ path: '/_/paylink', main: [{ type: 'pay-link' }] });
  const reader = renewed.browser();
  expect((await open(reader, path)).status).toBe(200);
  const { headers } = await reader.send(path, { form: 'pay-again', method: 'paypal' });
  const back = await shop.pay(headers.location ?? '', 'accept');
  expect((await open(shop.browser(), back)).text).toContain('Deine Zahlung ist angekommen');
  expect(await stateOf(number)).toBe('confirmed');
  await renewed.close();
});
