import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signWebhook } from '../../../server/outbound/webhook/webhook-signature.ts';
import { seenText } from '../../running/seen-text.ts';
import type { TestBrowser } from '../account/account-shop.ts';
import { formOf, guestAtTheEnd, order, type OrderShop, startOrderShop } from './order-shop.ts';

// Orders that a provider is paid for: a peer over HTTP, which notifies the shop, or does not.

const minute = 60_000;
let shop: OrderShop;
beforeAll(async () => {
  // Rounds of the shop come when a test wants them.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  shop = await startOrderShop();
  await shop.shop.prepare();
});
beforeEach(async () => {
  shop.setProvider('pass');
  shop.setNotices(true);
  shop.notices.length = 0;
  // What tests before have left waiting ends.
  shop.advance(45 * minute);
  await round(async () => {
    const { rows } = await sql`select from payment where expires_at <= ${shop.now()}`.execute(
      shop.database.kysely,
    );
    return rows.length === 0;
  });
  await shop.stock('100.1', 10);
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
  vi.useRealTimers();
});

/** A guest who is at the provider's page. */
async function payer(method = 'paypal') {
  const browser = await guestAtTheEnd(shop.browser(), method);
  const payUrl = await order(browser);
  expect(payUrl).toMatch(`${shop.providerUrl}/pay/`);
  shop.advance(1000);
  return { browser, payUrl };
}

/** Where somebody ends who opens a page, and what is seen there. */
async function open(browser: TestBrowser, path: string): Promise<{ path: string; text: string }> {
  const { status, headers, text } = await browser.get(path);
  if (status === 303) return open(browser, headers.location ?? '');
  expect(status).toBe(200);
  return { path: path.split('?')[0] ?? '', text: seenText(text) };
}

const confirmation = { path: '/kasse/auftrag', text: expect.stringContaining('Bestellnummer') as string };
const tokenOf = (path: string): string => path.split('auftrag=')[1] ?? '';
const piecesIn = async (browser: TestBrowser): Promise<number> => {
  const { basket } = JSON.parse((await browser.get('/api/basket/v1')).text) as {
    basket: { lines: { quantity: number }[] };
  };
  return basket.lines.reduce((sum, { quantity }) => sum + quantity, 0);
};

/** One round of what the shop does by the clock. */
async function round(isDone: () => Promise<boolean>): Promise<void> {
  vi.advanceTimersByTime(30_000);
  await expect.poll(isDone, { timeout: 4000 }).toBe(true);
}

test.each(['paypal', 'mastercard', 'visa', 'diners', 'discover'])(
  '%s leads to the provider, and from there to the confirmation',
  async (method) => {
    const { browser, payUrl } = await payer(method);
    expect(await (await fetch(payUrl)).text()).toContain(`(${method})`);
    const back = await shop.pay(payUrl, 'accept');
    expect(back).toMatch(/^\/kasse\/bezahlt\/\?auftrag=[\w-]{32}$/);
    expect(await open(browser, back)).toEqual(confirmation);
    expect(await piecesIn(browser)).toBe(0);
    expect(await shop.stockOf('100.1')).toBe(9);
    expect((await open(browser, '/kasse')).path).toBe('/kasse/hinweis');
  },
);

test('iDEAL is for the Netherlands alone', async () => {
  const browser = shop.browser();
  await browser.send('/warenkorb', { sku: '100' });
  await expect(guestAtTheEnd(browser, 'ideal')).rejects.toThrow('/kasse/zahlung: 422');
});

test('the page with the button lets its form lead to the provider, and no other page of the shop does', async () => {
  const browser = await guestAtTheEnd(shop.browser(), 'paypal');
  const formActionOf = async (path: string): Promise<string> => {
    const { headers } = await browser.get(path);
    return /form-action ([^;]*)/.exec(String(headers['content-security-policy']))?.[1] ?? '';
  };
  expect(await formActionOf('/kasse')).toBe(`'self' ${shop.providerUrl}`);
  expect(await formActionOf('/kasse/zahlung')).toBe("'self'");
});

test('a shop without a provider offers no means that needs one, and takes no notices', async () => {
  const other = await shop.sibling({ provider: null });
  const means = async (browser: TestBrowser): Promise<string> =>
    seenText((await browser.get('/kasse/zahlung')).text);
  const browser = await guestAtTheEnd(other.browser());
  expect(await means(browser)).not.toContain('PayPal');
  expect(await means(await guestAtTheEnd(shop.browser()))).toContain('PayPal');
  const { status } = await browser.send('/kasse/zahlung', { form: 'payment', method: 'paypal' });
  expect(status).toBe(422);
  const notice = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  expect((await other.ask('/api/payment/v1/notices', notice)).status).toBe(404);
  await other.close();
});

describe('who is back before any notice', () => {
  test('finds his order confirmed, because the provider is asked; the notice changes nothing then', async () => {
    shop.setNotices(false);
    const { browser, payUrl } = await payer();
    const back = await shop.pay(payUrl, 'accept');
    expect(await open(browser, back)).toEqual(confirmation);
    expect(await Promise.all(shop.notices.map((notice) => shop.tell(notice)))).toEqual([204]);
    expect(await shop.stockOf('100.1')).toBe(9);
  });

  test.each(['down', 'silent', 'unsigned'] as const)(
    'waits where the provider is %s, and is told when it is back',
    async (mode) => {
      shop.setNotices(false);
      const { browser, payUrl } = await payer();
      const back = await shop.pay(payUrl, 'accept');
      shop.setProvider(mode);
      const waiting = await open(browser, back);
      expect(waiting).toEqual({
        path: '/kasse/bezahlt/',
        text: expect.stringContaining('Wir warten noch auf Deine Zahlung') as string,
      });
      shop.setProvider('pass');
      expect(await open(browser, back)).toEqual(confirmation);
    },
  );
});

describe('a provider that cannot be asked for a payment', () => {
  test.each(['down', 'silent', 'unsigned'] as const)(
    '(%s) leaves an order that can be paid as soon as it is back',
    async (mode) => {
      const browser = await guestAtTheEnd(shop.browser(), 'paypal');
      shop.setProvider(mode);
      const form = await formOf(browser);
      const { headers } = await browser.send('/kasse', form);
      const page = headers.location ?? '';
      const seen = await open(browser, page);
      expect(seen.path).toBe('/kasse/bezahlt/');
      expect(seen.text).toContain('Der Zahlungsanbieter antwortet gerade nicht');
      expect(seen.text).toContain('PayPal');
      expect(await piecesIn(browser)).toBe(1);
      shop.setProvider('pass');
      const { headers: paying } = await browser.send(page, { form: 'pay-again', method: 'paypal' });
      expect(await open(browser, await shop.pay(paying.location ?? '', 'accept'))).toEqual(confirmation);
      // The press itself does it as well.
      expect((await browser.send('/kasse', form)).headers.location).toMatch(/^\/kasse\/auftrag\?auftrag=/);
      expect(await shop.stockOf('100.1')).toBe(9);
    },
  );
});

describe('who was refused', () => {
  test('pays again by another means that is offered, and by no other', async () => {
    const { browser, payUrl } = await payer();
    const back = await shop.pay(payUrl, 'refuse');
    const page = await open(browser, back);
    expect(page.text).toContain('Die Zahlung hat nicht geklappt');
    expect(page.text).not.toContain('iDEAL');
    for (const method of ['ideal', 'invoice', 'instalments', 'gold'])
      expect((await browser.send(back, { form: 'pay-again', method })).status).toBe(422);
    const again = (await browser.send(back, { form: 'pay-again', method: 'visa' })).headers.location ?? '';
    expect(again).not.toBe(payUrl);
    expect(await open(browser, await shop.pay(again, 'accept'))).toEqual(confirmation);
    expect(await shop.stockOf('100.1')).toBe(9);
  });

  test('pays once more on the provider’s page that he still has', async () => {
    const { browser, payUrl } = await payer();
    await shop.pay(payUrl, 'refuse');
    expect(await open(browser, await shop.pay(payUrl, 'accept'))).toEqual(confirmation);
  });

  test('gives up: the basket is kept, and the pieces are for others again', async () => {
    const { browser, payUrl } = await payer();
    const back = await shop.pay(payUrl, 'cancel');
    expect(await shop.stockOf('100.1')).toBe(9);
    expect((await browser.send(back, { form: 'give-up' })).headers.location).toBe('/warenkorb');
    expect([await shop.stockOf('100.1'), await piecesIn(browser)]).toEqual([10, 1]);
    // Told twice, it has happened.
    await browser.send(back, { form: 'give-up' });
    expect(await shop.stockOf('100.1')).toBe(10);
    expect((await open(browser, back)).text).toContain('Diese Bestellung ist storniert');
    const again = await browser.send(back, { form: 'pay-again', method: 'paypal' });
    expect(again.status).toBe(422);
    expect(await shop.stockOf('100.1')).toBe(10);
  });
});

test('a press of “pay again” that is doubled begins one attempt', async () => {
  const { browser, payUrl } = await payer();
  const back = await shop.pay(payUrl, 'refuse');
  await browser.send(back, { form: 'pay-again', method: 'paypal' });
  await browser.send(back, { form: 'pay-again', method: 'paypal' });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payment p where number = (
      select number from payment where reference = ${payUrl.split('/').at(-1)})`.execute(
    shop.database.kysely,
  );
  expect(rows[0]?.count).toBe(2);
});

describe('money that comes late', () => {
  const inStock = async (pieces: number): Promise<boolean> => (await shop.stockOf('100.1')) === pieces;

  test('takes up its order again, where there is stock', async () => {
    shop.setNotices(false);
    const { browser, payUrl } = await payer();
    shop.advance(31 * minute);
    await round(() => inStock(10));
    const back = await shop.pay(payUrl, 'accept');
    expect(await shop.tell(shop.notices[0] as never)).toBe(204);
    expect(await open(browser, back)).toEqual(confirmation);
    expect([await shop.stockOf('100.1'), await piecesIn(browser)]).toEqual([9, 0]);
  });

  test('goes back where there is none, once, and the page says so', async () => {
    const { browser, payUrl } = await payer();
    shop.advance(31 * minute);
    await round(() => inStock(10));
    await shop.stock('100.1', 0);
    const back = await shop.pay(payUrl, 'accept-twice');
    await round(async () => (await shop.atProvider(payUrl)).refunded > 0);
    vi.advanceTimersByTime(30_000);
    const { amount, refunded: money } = await shop.atProvider(payUrl);
    expect(money).toBe(amount);
    const returned = (await shop.mails()).filter(({ mail }) => mail.purpose === 'payment-returned');
    expect(returned.map(({ mail }) => mail.text)).toEqual([expect.stringMatching(/€\s80,94/) as string]);
    const page = await open(browser, back);
    expect(page).toEqual({
      path: '/kasse/bezahlt/',
      text: expect.stringContaining('Dein Geld kommt zurück') as string,
    });
    expect(await piecesIn(browser)).toBe(1);
  });

  test('is found by the last look, though no notice ever came', async () => {
    shop.setNotices(false);
    const { browser, payUrl } = await payer();
    const back = await shop.pay(payUrl, 'accept');
    shop.advance(31 * minute);
    vi.advanceTimersByTime(30_000);
    await expect.poll(() => piecesIn(browser)).toBe(0);
    expect(await open(browser, back)).toEqual(confirmation);
  });

  test('is found later, where the provider was away at the last look', async () => {
    shop.setNotices(false);
    const { browser, payUrl } = await payer();
    const back = await shop.pay(payUrl, 'accept');
    shop.setProvider('down');
    shop.advance(31 * minute);
    await round(() => inStock(10));
    shop.setProvider('pass');
    shop.advance(11 * minute);
    await round(() => inStock(9));
    expect(await open(browser, back)).toEqual(confirmation);
  });

  test('goes back for an order that was given up while it was paid, though no notice ever came', async () => {
    shop.setNotices(false);
    const { browser, payUrl } = await payer();
    const refused = await shop.pay(payUrl, 'refuse');
    expect(shop.notices).toHaveLength(1);
    await browser.send(refused, { form: 'pay-again', method: 'visa' });
    const { rows } = await sql<{ reference: string }>`
      select reference from payment where method = 'visa' order by created_at desc limit 1`.execute(
      shop.database.kysely,
    );
    const second = `${shop.providerUrl}/pay/${rows[0]?.reference}`;
    await browser.send(refused, { form: 'give-up' });
    await shop.pay(second, 'accept');
    shop.advance(31 * minute);
    await round(async () => {
      vi.advanceTimersByTime(30_000);
      return (await shop.atProvider(second)).refunded > 0;
    });
    expect(await shop.stockOf('100.1')).toBe(10);
  });

  test('pays again after the reservation, where the pieces are still there, and says so where they are not', async () => {
    const { browser, payUrl } = await payer();
    const back = await shop.pay(payUrl, 'refuse');
    shop.advance(31 * minute);
    await round(() => inStock(10));
    const again = (await browser.send(back, { form: 'pay-again', method: 'paypal' })).headers.location ?? '';
    expect(again).toMatch(`${shop.providerUrl}/pay/`);
    expect(await shop.stockOf('100.1')).toBe(9);
    shop.advance(31 * minute);
    await round(() => inStock(10));
    await shop.stock('100.1', 0);
    const { status, text } = await browser.send(back, { form: 'pay-again', method: 'paypal' });
    expect(status).toBe(422);
    expect(seenText(text)).toContain('Die Artikel dieser Bestellung sind inzwischen nicht mehr da');
  });
});

test('of two attempts that were both paid the second goes back', async () => {
  const { browser, payUrl } = await payer();
  const back = await shop.pay(payUrl, 'refuse');
  const second = (await browser.send(back, { form: 'pay-again', method: 'visa' })).headers.location ?? '';
  await shop.pay(payUrl, 'accept');
  await shop.pay(second, 'accept');
  await round(async () => (await shop.atProvider(second)).refunded > 0);
  const [one, other] = [await shop.atProvider(payUrl), await shop.atProvider(second)];
  expect([one.refunded, other.refunded]).toEqual([0, other.amount]);
  const [told] = (await shop.mails()).filter(({ mail }) => mail.purpose === 'payment-returned');
  expect(told?.mail.text).toContain('obwohl sie schon bezahlt war');
  expect(await shop.stockOf('100.1')).toBe(9);
});

describe('a notice', () => {
  /** Signs what the provider never said. */
  function signed(told: object, secret = shop.providerSecret) {
    const body = JSON.stringify(told);
    const seconds = Math.floor(shop.now() / 1000);
    return { headers: signWebhook([secret], { id: 'event_1', seconds, body }), body };
  }
  async function paidOnPaper() {
    shop.setNotices(false);
    const { browser, payUrl } = await payer();
    const back = await shop.pay(payUrl, 'accept-silently').then(() => shop.notices[0]);
    return { browser, payUrl, notice: back as NonNullable<typeof back> };
  }

  test('that nobody has signed, or somebody else, or long ago is refused', async () => {
    const { notice } = await paidOnPaper();
    const told = JSON.parse(notice.body) as object;
    expect(await shop.tell({ headers: {}, body: notice.body })).toBe(401);
    const other = Buffer.from('another secret, long enough').toString('base64');
    expect(await shop.tell(signed(told, other))).toBe(401);
    expect(await shop.tell({ ...notice, body: notice.body.replace(/"amount":\d+/, '"amount":1') })).toBe(401);
    shop.advance(6 * minute);
    expect(await shop.tell(notice)).toBe(401);
    expect(await shop.stockOf('100.1')).toBe(9);
  });

  test.each([
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'CHF' }],
    ['another name', { reference: 'sb_another' }],
    ['a payment of nobody', { id: 'A'.repeat(22) }],
  ])('of %s is not believed, though it is signed', async (_, wrong) => {
    const { browser, notice, payUrl } = await paidOnPaper();
    const told = JSON.parse(notice.body) as object;
    expect(await shop.tell(signed({ ...told, ...wrong }))).toBe(204);
    const { rows } = await sql<{ state: string }>`
      select state from payment where reference = ${payUrl.split('/').at(-1)}`.execute(shop.database.kysely);
    expect(rows).toEqual([{ state: 'pending' }]);
    expect(await piecesIn(browser)).toBe(1);
  });

  test('counts once, doubled, at once, and after one that says less', async () => {
    const { browser, notice } = await paidOnPaper();
    const earlier = signed({ ...(JSON.parse(notice.body) as object), state: 'refused' });
    const statuses = await Promise.all([notice, notice, notice, notice].map((each) => shop.tell(each)));
    statuses.push(await shop.tell(earlier), await shop.tell(notice));
    expect(statuses).toEqual([204, 204, 204, 204, 204, 204]);
    expect([await shop.stockOf('100.1'), await piecesIn(browser)]).toEqual([9, 0]);
    const mails = await shop.mails();
    const { rows } = await sql<{ number: string }>`
      select number from payment where id = ${(JSON.parse(notice.body) as { id: string }).id}`.execute(
      shop.database.kysely,
    );
    expect(mails.filter(({ mail }) => mail.text.includes(rows[0]?.number ?? 'none'))).toHaveLength(1);
  });
});

test('nobody but the one with the token sees an order, and no order is shown like one of another', async () => {
  const { browser, payUrl } = await payer();
  const back = await shop.pay(payUrl, 'accept');
  const { headers } = await browser.get(back);
  const page = headers.location ?? '';
  const other = shop.browser();
  expect((await open(other, page)).text).toContain('Bestellnummer');
  const shownAt = async (path: string) => {
    const { status, text } = await other.get(path);
    return { status, text: seenText(text) };
  };
  const none = await shownAt('/kasse/auftrag');
  expect([none.status, await shownAt('/kasse/auftrag?auftrag=')]).toEqual([200, none]);
  for (const token of ['x'.repeat(32), tokenOf(page).slice(1), `${tokenOf(page)}x`])
    expect(await shownAt(`/kasse/auftrag?auftrag=${token}`)).toEqual({ ...none, status: 404 });
  for (const path of ['/kasse/bezahlt/', '/paylink/returning-success/'])
    expect([path, (await shownAt(`${path}?auftrag=${'x'.repeat(32)}`)).status]).toEqual([path, 404]);
  for (const form of ['give-up', 'pay-again'])
    expect((await other.send(`/kasse/bezahlt/?auftrag=${'x'.repeat(32)}`, { form })).status).toBe(404);
});
