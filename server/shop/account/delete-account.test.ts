import { beforeEach, expect, test } from 'vitest';
import { attemptLimits } from './attempt-limits.ts';
import { deleteAccount } from './delete-account.ts';
import { exportOwnData } from './export-own-data.ts';
import { testAccountShop, type TestAccountShop } from './testing/account-shop.ts';

let shop: TestAccountShop;
let whose: { tenant: string; accountId: string };
beforeEach(async () => {
  shop = testAccountShop();
  whose = { tenant: 'at', accountId: (await shop.customer()).id };
});
const end = (password = 'korrekt pferd') => deleteAccount(shop.ports, whose, password);

test('ends an account once, with its sessions, and tells its owner', async () => {
  expect(await end()).toEqual({ ok: true });
  expect(shop.ended).toEqual([whose.accountId]);
  expect(shop.mails.map(({ purpose, to }) => [purpose, to.address])).toEqual([
    ['account-deleted', 'Anna.Berger@example.at'],
  ]);
  expect(await end()).toEqual({ ok: false, reason: 'unknown' });
  expect(shop.mails).toHaveLength(1);
});

test('ends nothing without the password, nor while something is unsettled', async () => {
  expect(await end('falsch')).toEqual({ ok: false, reason: 'wrong' });
  for (const reason of ['open-order', 'money-owed'] as const) {
    shop.unsettled = reason;
    expect(await end()).toEqual({ ok: false, reason });
  }
  expect([shop.ended, shop.mails]).toEqual([[], []]);
  expect(await shop.ports.store.byId('at', whose.accountId)).not.toBeNull();
});

test('ends nothing where its mail cannot be kept', async () => {
  shop.isOutboxAway = true;
  await expect(end()).rejects.toThrow('away');
  expect(shop.ended).toEqual([]);
});

test('opens an export for the password alone; tries count together with those to end the account', async () => {
  const open = (password: string) => exportOwnData(shop.ports, whose, password);
  expect(await open('korrekt pferd')).toEqual({ ok: true, ticket: `ticket of ${whose.accountId}` });
  for (let n = 0; n < attemptLimits.changeByAccount.most / 2; n += 1) {
    expect(await open('falsch')).toEqual({ ok: false, reason: 'wrong' });
    expect(await end('falsch')).toEqual({ ok: false, reason: 'wrong' });
  }
  expect(await open('korrekt pferd')).toMatchObject({ reason: 'limited' });
  expect(await end()).toMatchObject({ reason: 'limited' });
});
