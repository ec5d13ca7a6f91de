import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { issueVouchers } from '../../../server/shop/voucher/issue-vouchers.ts';
import { createSqlVoucherStore } from '../../../server/shop/voucher/sql-voucher-store.ts';
import { readTenants } from '../../../tenants/read-tenants.ts';
import { seenText } from '../../running/seen-text.ts';
import type { TestBrowser } from '../account/account-shop.ts';
import { guestAtTheEnd, order, type OrderShop, startOrderShop } from './order-shop.ts';

// A voucher for once, of an order that ended and is taken up again after another had the voucher.

const minute = 60_000;
let shop: OrderShop;
beforeAll(async () => {
  // Rounds of the shop come when a test wants them.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  shop = await startOrderShop();
  await shop.shop.prepare();
});
beforeEach(() => shop.stock('100.1', 10));
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
  vi.useRealTimers();
});

async function issue(): Promise<string> {
  const tenant = readTenants('tenants').find(({ config }) => config.slug === 'at')?.config;
  if (!tenant) throw new Error('There is no tenant');
  const wanted = { campaign: 'welcome-vat', count: 1, at: shop.now(), randomBytes };
  const [code = ''] = await issueVouchers(createSqlVoucherStore(shop.database), tenant, wanted);
  return code;
}

async function guestWith(code: string, method: string): Promise<TestBrowser> {
  const browser = await guestAtTheEnd(shop.browser(), method);
  const { status, text } = await browser.call('/api/basket/v1/voucher', { code });
  if (status !== 200) throw new Error(text);
  return browser;
}

/** By the means of payment: whether the order that was paid so has redeemed a voucher. */
async function redeemedBy(): Promise<string[]> {
  const { rows } = await sql<{ method: string }>`
    select ordered->'payment'->>'method' as method from voucher_redemption v
      join shop_order o on o.tenant = v.tenant and o.number = v.order_number`.execute(shop.database.kysely);
  return rows.map(({ method }) => method);
}

/** An order that nobody paid in time, and another one with its voucher. */
async function lostVoucher(): Promise<{ browser: TestBrowser; payUrl: string }> {
  await sql`delete from voucher_redemption`.execute(shop.database.kysely);
  const code = await issue();
  const browser = await guestWith(code, 'paypal');
  const payUrl = await order(browser);
  expect(await redeemedBy()).toEqual(['paypal']);
  shop.advance(31 * minute);
  vi.advanceTimersByTime(30_000);
  await expect.poll(redeemedBy).toEqual([]);
  await order(await guestWith(code, 'invoice'));
  expect(await redeemedBy()).toEqual(['invoice']);
  return { browser, payUrl };
}

test('money that came late keeps its price, and the voucher is noted as its own', async () => {
  const { browser, payUrl } = await lostVoucher();
  const back = await shop.pay(payUrl, 'accept');
  expect((await browser.get(back)).headers.location).toMatch(/^\/kasse\/auftrag/);
  expect(await redeemedBy()).toEqual(['paypal']);
  expect(await shop.stockOf('100.1')).toBe(8);
});

test('who would pay it only now has no voucher any more, is told so, and takes no pieces', async () => {
  const { browser, payUrl } = await lostVoucher();
  const back = await shop.pay(payUrl, 'refuse');
  const again = await browser.send(back, { form: 'pay-again', method: 'paypal' });
  expect(again.status).toBe(422);
  expect(seenText(again.text)).toContain('Der Gutschein dieser Bestellung wurde inzwischen eingelöst');
  expect(await redeemedBy()).toEqual(['invoice']);
  expect(await shop.stockOf('100.1')).toBe(9);
});
