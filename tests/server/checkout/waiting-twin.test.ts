import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/storage/database/database.ts';
import { seenText } from '../../running/seen-text.ts';
import type { AccountShop } from '../account/account-shop.ts';
import { formOf, guestAtTheEnd, order, type OrderShop, startOrderShop } from './order-shop.ts';

// A press of the button while another of the same visitor is under way for longer than a statement may take.

const statementMs = 200;
let shop: OrderShop;
let impatient: Database;
/** The process whose statements may take so long. */
let quick: AccountShop;
beforeAll(async () => {
  shop = await startOrderShop();
  impatient = shop.database.another({ statementMs });
  quick = await shop.sibling({ database: impatient });
});
beforeEach(() => shop.stock('102.1', 100));
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await quick.close();
  await impatient.close();
  await shop.close();
});

/** Holds every basket, as an order does that is being placed, until `release` is called. */
async function hold(): Promise<() => Promise<void>> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let isHeld = (): void => {};
  const held = new Promise<void>((resolve) => (isHeld = resolve));
  const ended = shop.database.kysely.transaction().execute(async (transaction) => {
    await sql`select 1 from basket for update`.execute(transaction);
    isHeld();
    await released;
  });
  await held;
  return async () => {
    release();
    await ended;
  };
}

const page = /^\/kasse\/auftrag\?auftrag=[\w-]{32}$/;

test('waits until that is over, and gets the same order', async () => {
  const browser = await guestAtTheEnd(quick.browser(), 'invoice', { '102': 1 });
  const form = await formOf(browser);
  const release = await hold();
  const presses = [browser.send('/kasse', form), browser.copy().send('/kasse', form)];
  await sleep(2 * statementMs);
  await release();
  const ways = (await Promise.all(presses)).map(({ status, headers }) => [status, headers.location]);
  expect(ways).toEqual([
    [303, expect.stringMatching(page)],
    [303, ways[0]?.[1]],
  ]);
  expect(await shop.stockOf('102.1')).toBe(99);
});

test('is told to come again where that takes too long, with nothing ordered, and can', async () => {
  const browser = await guestAtTheEnd(quick.browser(), 'invoice', { '102': 1 });
  const form = await formOf(browser);
  const release = await hold();
  const { status, headers, text } = await browser.send('/kasse', form);
  expect([status, headers['retry-after']]).toEqual([409, '5']);
  expect(seenText(text)).toContain('Deine Bestellung wird gerade aufgegeben.');
  expect(await shop.stockOf('102.1')).toBe(100);
  await release();
  expect((await browser.send('/kasse', form)).headers.location).toMatch(page);
});

describe.each([
  ['pay again', { form: 'pay-again', method: 'visa' }, /\/pay\/sb_/],
  ['give up', { form: 'give-up' }, /^\/warenkorb$/],
])('a press of “%s” of an order whose payment was refused', (_, form, where) => {
  /** A guest on the page that says so. */
  async function refused() {
    const browser = await guestAtTheEnd(quick.browser(), 'paypal', { '102': 1 });
    return { browser, page: await shop.pay(await order(browser), 'refuse') };
  }

  test('waits until that is over', async () => {
    const { browser, page: back } = await refused();
    const release = await hold();
    const press = browser.send(back, form);
    await sleep(2 * statementMs);
    await release();
    const { status, headers } = await press;
    expect([status, headers.location]).toEqual([303, expect.stringMatching(where)]);
  });

  test('is told to come again where that takes too long, and can', async () => {
    const { browser, page: back } = await refused();
    const release = await hold();
    const { status, headers, text } = await browser.send(back, form);
    expect([status, headers['retry-after']]).toEqual([409, '5']);
    expect(seenText(text)).toContain('An dieser Bestellung ändert sich gerade etwas.');
    await release();
    expect((await browser.send(back, form)).headers.location).toMatch(where);
  });
});
