import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountShop, TestBrowser } from '../account/account-shop.ts';
import { type CutDatabase, cutDatabase } from '../cut-database.ts';
import {
  formOf,
  guestAtTheEnd,
  order,
  type OrderForm,
  type OrderShop,
  startOrderShop,
} from './order-shop.ts';

// The database goes away between any two statements of an order, and before the answer to its end: whoever presses again has one.

let whole: OrderShop;
let cut: CutDatabase;
/** The process whose database goes away. */
let shop: AccountShop;
beforeAll(async () => {
  whole = await startOrderShop();
  cut = cutDatabase(whole.database);
  shop = await whole.sibling({ database: cut.database });
});
beforeEach(() => whole.stock('102.1', 1000));
afterAll(async () => {
  expect(whole.leaks()).toEqual([]);
  await shop.close();
  await whole.close();
});

interface State {
  orders: number;
  payments: number;
  confirmed: number;
  invoices: number;
  redeemed: number;
  pieces: number;
  mails: number;
}

/** What there is in all; of orders and invoices those that hold. */
async function stateNow(): Promise<State> {
  const { rows } = await sql<State>`
    select (select count(*)::int from shop_order where state <> 'cancelled') as orders,
           (select count(*)::int from payment p join shop_order o using (tenant, number)
             where o.state <> 'cancelled') as payments,
           (select count(*)::int from shop_order where state = 'confirmed') as confirmed,
           (select count(*)::int from invoice) as invoices,
           (select count(*)::int from voucher_redemption) as redeemed,
           (select stock::int from catalogue_variant where tenant = 'at' and sku = '102.1') as pieces,
           (select count(*)::int from mail_outbox) as mails`.execute(whole.database.kysely);
  return rows[0] as State;
}

/** What there is after one more order; one that is confirmed has an invoice and a mail. */
function withOneMore(before: State, isConfirmed: boolean): State {
  const one = isConfirmed ? 1 : 0;
  return {
    orders: before.orders + 1,
    payments: before.payments + 1,
    confirmed: before.confirmed + one,
    invoices: before.invoices + one,
    redeemed: before.redeemed + 1,
    pieces: before.pieces - 1,
    mails: before.mails + one,
  };
}

/** Nothing is half: what holds of each is as many as there are orders. */
async function expectWhole(): Promise<void> {
  const { rows } = await sql`
    select number from shop_order o
     where not exists (select from payment p where p.tenant = o.tenant and p.number = o.number)
        or not exists (select from order_event e where e.tenant = o.tenant and e.number = o.number)
        or (state = 'confirmed') <> exists (select from invoice i where i.tenant = o.tenant and i.order_number = o.number)
        or (state <> 'cancelled') <> exists (select from voucher_redemption v where v.order_number = o.number)`.execute(
    whole.database.kysely,
  );
  expect(rows).toEqual([]);
}

let guests = 0;
/** A guest at the last step with a voucher, at the process whose database goes away; each has an address of mail of his own. */
async function guest(method: string): Promise<TestBrowser> {
  guests += 1;
  const browser = shop.browser();
  await guestAtTheEnd(browser, method, { '102': 1 });
  await browser.send('/kasse/lieferservice-aendern', {
    ...{ form: 'delivery', email: `n${guests}@example.at`, place: 'home', salutation: 'female' },
    ...{ firstName: 'N', lastName: 'B', street: 'Gasse', houseNumber: '1', postalCode: '1070', city: 'Wien' },
  });
  const { status, text } = await browser.call('/api/basket/v1/voucher', { code: 'WINTER10' });
  if (status !== 200) throw new Error(text);
  return browser;
}

/** Does it with one statement cut after another, until none is left; `once` says whether one was. How many were. */
async function walk(once: (cutNow: () => void) => Promise<boolean>): Promise<number> {
  for (let at = 1; ; at++) {
    if (!(await once(() => cut.cutAt(at)))) return at - 1;
    await expectWhole();
  }
}

/** Where both presses lead, and whether something was cut in the first one. */
async function pressTwice(
  browser: TestBrowser,
  form: OrderForm,
  cutNow: () => void,
): Promise<{ way: string; wasCut: boolean }> {
  cutNow();
  const first = await browser.send('/kasse', form);
  const wasCut = cut.stop();
  expect([303, 503]).toContain(first.status);
  expect(first.headers['retry-after'] !== undefined).toBe(first.status === 503);
  const again = await browser.send('/kasse', form);
  expect(again.status).toBe(303);
  expect(first.headers.location ?? again.headers.location).toBe(again.headers.location);
  return { way: again.headers.location ?? '', wasCut };
}

const page = /^\/kasse\/auftrag\?auftrag=[\w-]{32}$/;

describe('of an order', () => {
  test.each([
    ['on invoice', 'invoice', undefined],
    ['through a provider', 'paypal', undefined],
    ['in the place of one that waits', 'paypal', 'invoice'],
  ])(
    '%s',
    async (_, method, instead) => {
      const cuts = await walk(async (cutNow) => {
        const before = await stateNow();
        const browser = await guest(method);
        if (instead !== undefined) {
          await order(browser);
          await browser.send('/kasse/zahlung', { form: 'payment', method: instead });
        }
        const form = await formOf(browser);
        const { way, wasCut } = await pressTwice(browser, form, cutNow);
        const isPaidLater = (instead ?? method) === 'invoice';
        expect(way).toMatch(isPaidLater ? page : `${whole.providerUrl}/pay/`);
        expect(await stateNow()).toEqual(withOneMore(before, isPaidLater));
        return wasCut;
      });
      expect(cuts).toBeGreaterThan(15);
    },
    300_000,
  );

  test('whose end was done, and the answer to it lost', async () => {
    for (const method of ['invoice', 'paypal']) {
      const before = await stateNow();
      const browser = await guest(method);
      const { way } = await pressTwice(browser, await formOf(browser), cut.loseCommit);
      expect(way).toMatch(method === 'invoice' ? page : `${whole.providerUrl}/pay/`);
      expect((await stateNow()).orders).toBe(before.orders + 1);
      expect((await stateNow()).pieces).toBe(before.pieces - 1);
    }
    await expectWhole();
  });
});

describe('of a payment', () => {
  /** Tells what the provider says again and again until the shop has taken it, as the rules of such notices want it. */
  async function tell(notice: { headers: Record<string, string>; body: string }): Promise<number[]> {
    const statuses: number[] = [];
    while (statuses.at(-1) !== 204 && statuses.length < 3) {
      const { status } = await shop.ask('/api/payment/v1/notices', { method: 'POST', ...notice });
      statuses.push(status);
    }
    return statuses;
  }

  async function paid(action: string) {
    const browser = await guest('paypal');
    const payUrl = await order(browser);
    whole.setNotices(false);
    whole.notices.length = 0;
    await whole.pay(payUrl, action);
    const [notice] = whole.notices;
    const sent = Object.entries(notice?.headers ?? {}).filter(([name]) =>
      /^(webhook-|content-type)/.test(name),
    );
    return {
      browser,
      notice: { headers: Object.fromEntries(sent) as Record<string, string>, body: notice?.body ?? '' },
    };
  }

  test('that was accepted', async () => {
    const cuts = await walk(async (cutNow) => {
      const before = await stateNow();
      const { browser, notice } = await paid('accept-silently');
      cutNow();
      const statuses = await tell(notice);
      const wasCut = cut.stop();
      expect(statuses).toEqual(wasCut ? [503, 204] : [204]);
      expect(await stateNow()).toEqual(withOneMore(before, true));
      expect((await browser.get('/kasse')).headers.location).toBe('/kasse/hinweis');
      return wasCut;
    });
    expect(cuts).toBeGreaterThan(8);
  }, 300_000);

  test('that was accepted, whose end was done and the answer to it lost', async () => {
    const before = await stateNow();
    const { notice } = await paid('accept-silently');
    cut.loseCommit();
    expect(await tell(notice)).toEqual([503, 204]);
    const { confirmed, mails } = await stateNow();
    expect([confirmed, mails]).toEqual([before.confirmed + 1, before.mails + 1]);
  });

  test('that was given up', async () => {
    const cuts = await walk(async (cutNow) => {
      const before = await stateNow();
      const browser = await guest('paypal');
      whole.setNotices(true);
      const back = await whole.pay(await order(browser), 'refuse');
      cutNow();
      const first = await browser.send(back, { form: 'give-up' });
      const wasCut = cut.stop();
      expect([303, 503]).toContain(first.status);
      expect((await browser.send(back, { form: 'give-up' })).status).toBe(303);
      expect(await stateNow()).toEqual(before);
      return wasCut;
    });
    expect(cuts).toBeGreaterThan(5);
  }, 300_000);
});
