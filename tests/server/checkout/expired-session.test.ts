import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '../../../server/shop/account/account.ts';
import { createSqlCheckoutStore } from '../../../server/shop/checkout/sql-checkout-store.ts';
import { seenText } from '../../running/seen-text.ts';
import type { TestBrowser } from '../account/account-shop.ts';
import { address, fieldOf, formOf, type OrderShop, startOrderShop } from './order-shop.ts';

// A customer fills in a step for longer than the session lasts.

const minute = 60_000;
const day = 1440 * minute;
let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
beforeEach(async () => {
  shop.advance(2 * minute);
  await shop.stock('102.1', 1000);
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const page = /^\/kasse\/auftrag\?auftrag=[\w-]{32}$/;
const kept = 'Deine Anmeldung war abgelaufen. Was Du eingegeben hast, steht noch hier.';
const delivery = { form: 'delivery', place: 'home', ...address };
const instalments = { form: 'payment', method: 'instalments', count: '6' };

interface Step {
  /** Of which page it is. */
  path: string;
  sent: Record<string, string>;
  /** What the shop does not know of the customer yet. */
  unknown?: Partial<Account>;
  /** What was told before. */
  before: readonly (readonly [string, Record<string, string>])[];
  /** As it stands on the page again. */
  again: RegExp;
}
const steps: Step[] = [
  {
    path: '/kasse/lieferservice',
    sent: delivery,
    before: [],
    again: /name="houseNumber"[^>]*value="12-14a\/3\/7"/,
  },
  {
    path: '/kasse/lieferservice',
    // Not even right.
    sent: { ...delivery, postalCode: '0999', place: 'other', 'other-city': 'Graz' },
    before: [],
    again: /name="postalCode"[^>]*value="0999".*name="other-city"[^>]*value="Graz"/s,
  },
  {
    path: '/kasse/lieferservice-aendern',
    sent: { ...delivery, street: 'Andere Gasse' },
    before: [['/kasse/lieferservice', delivery]],
    again: /name="street"[^>]*value="Andere Gasse"/,
  },
  {
    path: '/kasse/zahlung',
    sent: { form: 'payment', method: 'invoice' },
    before: [['/kasse/lieferservice', delivery]],
    again: /value="invoice"[^>]*checked|checked[^>]*value="invoice"/,
  },
  {
    path: '/kasse/zahlung-aendern',
    sent: { form: 'payment', method: 'invoice' },
    before: [
      ['/kasse/lieferservice', delivery],
      ['/kasse/zahlung', instalments],
    ],
    again: /value="invoice"[^>]*checked|checked[^>]*value="invoice"/,
  },
  {
    path: '/kasse/ratenschutz',
    sent: { form: 'protection', protection: 'yes' },
    before: [
      ['/kasse/lieferservice', delivery],
      ['/kasse/zahlung', instalments],
    ],
    again: /value="yes"[^>]*checked|checked[^>]*value="yes"/,
  },
  {
    path: '/kasse/ratenschutz-aktualisierung',
    sent: { form: 'protection', protection: 'yes' },
    before: [
      ['/kasse/lieferservice', delivery],
      ['/kasse/zahlung', instalments],
      ['/kasse/ratenschutz', { form: 'protection', protection: 'no' }],
    ],
    again: /value="yes"[^>]*checked|checked[^>]*value="yes"/,
  },
  {
    path: '/kasse/zahlpause',
    sent: { form: 'payment', method: 'pause', birthday: '14.3.1988' },
    unknown: { birthday: null },
    before: [['/kasse/lieferservice', delivery]],
    again: /name="birthday"[^>]*value="14\.3\.1988"/,
  },
];

interface Ended {
  browser: TestBrowser;
  email: string;
  /** Whose page it was, as the form says it. */
  whose: string;
}

/** A customer with an article at a step, whose session is over: known softly still, or not at all. */
async function ended(
  { path, before, unknown = {} }: Pick<Step, 'path' | 'before' | 'unknown'>,
  stay?: string,
): Promise<Ended> {
  const { email } = await shop.customer({
    ...{ birthday: '1988-03-14', flags: { creditAffinity: true, bonusProgram: false } },
    ...unknown,
  });
  const browser = shop.browser();
  await browser.logIn(email, stay === undefined ? {} : { stay });
  await browser.send('/warenkorb', { sku: '102', quantity: '3' });
  for (const [earlier, form] of before) {
    const { status, text } = await browser.send(earlier, form);
    if (status !== 303) throw new Error(`${earlier}: ${status} ${seenText(text)}`);
  }
  const { status, text } = await browser.get(path);
  expect([path, status]).toEqual([path, 200]);
  shop.advance(31 * minute);
  return { browser, email, whose: fieldOf(text, 'whose') };
}

async function ordersNow(): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from shop_order`.execute(shop.database.kysely);
  return rows[0]?.count ?? NaN;
}

describe.each([
  ['is over', undefined],
  ['is a soft one by now', 'yes'],
])('whose session %s', (_, stay) => {
  test.each(steps)('at $path: the login leads back to the step, with what was typed', async (step) => {
    const { path, sent, again } = step;
    const { browser, email, whose } = await ended(step, stay);
    const { status, headers } = await browser.send(path, { ...sent, whose });
    expect([status, headers.location]).toEqual([303, `/anmelden?ziel=${encodeURIComponent(path)}`]);
    const opened = await browser.get(path);
    expect([opened.status, opened.headers.location]).toEqual([303, headers.location]);
    await browser.logIn(email);
    const back = await browser.get(path);
    expect(back.status).toBe(200);
    expect(back.text).toMatch(again);
    expect(seenText(back.text)).toContain(kept);
    // Once it is sent, it is not said again.
    const more = sent.form === 'protection' ? { terms: 'yes' } : { postalCode: '1070', place: 'home' };
    const next = await browser.send(path, { ...sent, ...more, whose });
    expect(next.status).toBe(303);
    expect(seenText((await browser.get(path)).text)).not.toContain(kept);
  });

  test('a step that is only opened leads to the login and back, where everything is as it was', async () => {
    const before: Step['before'] = [['/kasse/lieferservice', delivery]];
    const { browser, email } = await ended({ path: '/kasse/zahlung', before }, stay);
    for (const path of [
      '/kasse',
      '/kasse/registrieren',
      '/kasse/zahlung',
      '/kasse/kreditinformation?raten=6',
    ]) {
      const { status, headers } = await browser.get(path);
      expect([status, headers.location]).toEqual([303, `/anmelden?ziel=${encodeURIComponent(path)}`]);
    }
    await browser.logIn(email);
    expect((await browser.get('/kasse/zahlung')).status).toBe(200);
  });

  test('at the button: he logs in, sees the same with nothing ordered, and orders once', async () => {
    const before = [
      ['/kasse/lieferservice', delivery],
      ['/kasse/zahlung', { form: 'payment', method: 'invoice' }],
    ] as const;
    const { email } = await shop.customer();
    const browser = shop.browser();
    await browser.logIn(email, stay === undefined ? {} : { stay });
    await browser.send('/warenkorb', { sku: '102' });
    for (const [path, form] of before) await browser.send(path, form);
    const { text } = await browser.get('/kasse');
    const form = { ...(await formOf(browser)), whose: fieldOf(text, 'whose') };
    shop.advance(31 * minute);
    const count = await ordersNow();
    for (const sent of [await browser.send('/kasse', form), await browser.send('/kasse', form)])
      expect([sent.status, sent.headers.location]).toEqual([303, '/anmelden?ziel=%2Fkasse']);
    expect(await ordersNow()).toBe(count);
    await browser.logIn(email);
    expect((await formOf(browser)).seen).toBe(form.seen);
    const ordered = await browser.send('/kasse', form);
    expect(ordered.headers.location).toMatch(page);
    expect((await browser.send('/kasse', form)).headers.location).toBe(ordered.headers.location);
    expect(await ordersNow()).toBe(count + 1);
  });
});

test('who logged out himself has nothing to order, and who comes as a guest then orders as a guest', async () => {
  const { email } = await shop.customer();
  const browser = shop.browser();
  await browser.logIn(email);
  await browser.send('/warenkorb', { sku: '102' });
  const left = browser.copy();
  await left.call('/api/customer/v1/logout');
  expect((await left.get('/kasse')).headers.location).toBe('/kasse/hinweis');
  shop.advance(31 * minute);
  await browser.send('/warenkorb', { sku: '102' });
  expect((await browser.get('/kasse')).headers.location).toBe('/kasse/registrieren');
});

describe('what was typed', () => {
  const step = { path: '/kasse/lieferservice', before: [] };
  const sent = { ...delivery, street: 'Nur für mich' };

  test('is shown to nobody else who logs in there', async () => {
    const { browser, whose } = await ended(step);
    await browser.send('/warenkorb', { sku: '102' });
    expect((await browser.send(step.path, { ...sent, whose })).headers.location).toMatch(/^\/anmelden/);
    const { email } = await shop.customer();
    await browser.logIn(email);
    const back = await browser.get(step.path);
    expect(back.status).toBe(200);
    expect(back.text).not.toContain('Nur für mich');
  });

  test('on the page of one customer is not taken for another, and he is not ordered for', async () => {
    const { browser, email, whose } = await ended(step);
    const other = await shop.customer();
    await browser.logIn(other.email);
    await browser.send('/warenkorb', { sku: '102' });
    const { status, headers } = await browser.send(step.path, { ...sent, whose });
    expect([status, headers.location]).toEqual([303, step.path]);
    expect((await browser.get(step.path)).text).not.toContain('Nur für mich');
    const count = await ordersNow();
    await browser.send(step.path, delivery);
    await browser.send('/kasse/zahlung', { form: 'payment', method: 'invoice' });
    const form = { ...(await formOf(browser)), whose };
    expect((await browser.send('/kasse', form)).headers.location).toBe('/kasse');
    expect(await ordersNow()).toBe(count);
    // Its own customer finds it.
    const own = shop.browser();
    await own.logIn(email);
    expect((await own.get(step.path)).text).toContain('Nur für mich');
  });

  test('is planted for nobody by a made-up mark, and a guest goes on as a guest', async () => {
    const { email, id } = await shop.customer();
    for (const whose of [`${id}.${'A'.repeat(32)}`, id, `${id}.`, 'x']) {
      const guest = shop.browser();
      await guest.send('/warenkorb', { sku: '102' });
      await guest.send('/kasse/registrieren', { form: 'guest' });
      const { headers } = await guest.send(step.path, { ...sent, email: 'gast@example.at', whose });
      expect(headers.location).toBe('/kasse/zahlung');
    }
    const owner = shop.browser();
    await owner.logIn(email);
    await owner.send('/warenkorb', { sku: '102' });
    expect((await owner.get(step.path)).text).not.toContain('Nur für mich');
  });

  test('is swept away when it has waited', async () => {
    const { browser, whose } = await ended(step);
    await browser.send(step.path, { ...sent, whose });
    const waiting = async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from checkout where kept->'values'->>'street' = 'Nur für mich'`.execute(
        shop.database.kysely,
      );
      return rows[0]?.count ?? NaN;
    };
    expect(await waiting()).toBeGreaterThan(0);
    const store = createSqlCheckoutStore(shop.database);
    await store.sweep({ unchanged: 0, kept: shop.now() + 1 });
    expect(await waiting()).toBe(0);
  });

  test('waits for a day, and no more than a form has', async () => {
    const { browser, email, whose } = await ended(step);
    await browser.send(step.path, { ...sent, whose });
    const crowded = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`x${at}`, 'y']));
    const long = { ...sent, street: 'y'.repeat(2000) };
    for (const form of [{ ...sent, ...crowded }, long])
      expect((await browser.send(step.path, { ...form, whose })).headers.location).toMatch(/^\/anmelden/);
    await browser.logIn(email);
    expect((await browser.get(step.path)).text).toContain('Nur für mich');
    shop.advance(day);
    await browser.logIn(email);
    expect((await browser.get(step.path)).text).not.toContain('Nur für mich');
  });
});
