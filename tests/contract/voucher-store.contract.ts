import { describe, expect, test } from 'vitest';
import { dayIn } from '../../schemas/day-in.ts';
import type { VoucherStore } from '../../server/shop/voucher/voucher-store.ts';
import { openStore, type StartStore } from './store-under-test.ts';

const hash = (letter: string): string => letter.repeat(43);

/** Everything that a store of vouchers promises. Each test has a tenant of its own within one store. */
export function testVoucherStore(name: string, start: StartStore<VoucherStore>): void {
  describe(`vouchers: ${name}`, () => {
    const opened = openStore(start);
    const { store, another } = opened;
    let tenant = '';
    const newTenant = (): string => (tenant = opened.newTenant());
    const day = '2026-12-01';
    const redeem = (more: object = {}, by = store) =>
      by.redeem(tenant, { customer: 'c:a', day, campaign: 'winter', codeHash: null, at: 10, ...more });
    const look = (more: object = {}) =>
      store.look(tenant, { hash: hash('A'), customer: 'c:a', day, ...more });

    test('knows the codes that were issued, each in its shop', async () => {
      newTenant();
      expect(await look()).toEqual({ issued: null, hasRedeemed: false });
      await store.issue(tenant, [
        { hash: hash('A'), campaign: 'welcome', issuedAt: 5 },
        { hash: hash('B'), campaign: 'welcome', issuedAt: 6 },
      ]);
      await store.issue(tenant, []);
      const issued = { campaign: 'welcome', issuedAt: 5, isUsed: false };
      expect(await look()).toEqual({ issued, hasRedeemed: false });
      expect(await look({ customer: null })).toEqual({ issued, hasRedeemed: false });
      newTenant();
      expect((await look()).issued).toBeNull();
    });

    test('counts one a day and customer', async () => {
      newTenant();
      expect(await redeem()).toEqual({ ok: true });
      expect(await redeem({ campaign: 'other' })).toEqual({ ok: false, reason: 'one-a-day' });
      expect((await look()).hasRedeemed).toBe(true);
      expect((await look({ customer: 'c:b' })).hasRedeemed).toBe(false);
      expect((await look({ customer: null })).hasRedeemed).toBe(false);
      expect((await look({ day: '2026-12-02' })).hasRedeemed).toBe(false);
      expect(await redeem({ day: '2026-12-02' })).toEqual({ ok: true });
      expect(await redeem({ customer: 'c:b' })).toEqual({ ok: true });
      newTenant();
      expect(await redeem()).toEqual({ ok: true });
    });

    test('takes an issued code once, whoever brings it', async () => {
      newTenant();
      await store.issue(tenant, [{ hash: hash('A'), campaign: 'welcome', issuedAt: 5 }]);
      expect(await redeem({ codeHash: hash('A') })).toEqual({ ok: true });
      expect((await look()).issued?.isUsed).toBe(true);
      expect(await redeem({ codeHash: hash('A'), customer: 'c:b' })).toEqual({ ok: false, reason: 'used' });
      expect(await redeem({ codeHash: hash('B'), customer: 'c:b' })).toEqual({ ok: true });
    });

    test('notes what a paid order used, whatever was redeemed meanwhile', async () => {
      newTenant();
      const note = (more: object) =>
        store.note(tenant, {
          ...{ customer: 'c:a', day, campaign: 'welcome', codeHash: hash('A'), at: 10, order: '1' },
          ...more,
        });
      const isUsed = async (): Promise<unknown> => (await look()).issued?.isUsed;
      await store.issue(tenant, [{ hash: hash('A'), campaign: 'welcome', issuedAt: 5 }]);
      // Another of the same day: the code is used all the same, and free with its order.
      await redeem({ order: '2' });
      await note({});
      expect(await isUsed()).toBe(true);
      await store.giveBack(tenant, '1');
      expect(await isUsed()).toBe(false);
      // The same code with another order, which is cancelled later.
      await redeem({ customer: 'c:b', codeHash: hash('A'), order: '3' });
      await note({});
      await store.giveBack(tenant, '3');
      expect(await isUsed()).toBe(true);
      // A code that all share: the one of the day is the paid order's.
      await note({ codeHash: null });
      await store.giveBack(tenant, '2');
      expect((await look()).hasRedeemed).toBe(true);
    });

    const vienna = (at: string): string => dayIn('Europe/Vienna', Date.parse(at));
    test.each([
      ['a second before midnight', '2026-12-01T22:59:59Z', '2026-12-01'],
      ['at midnight', '2026-12-01T23:00:00Z', '2026-12-02'],
      ['in summer, at midnight', '2026-07-01T22:00:00Z', '2026-07-02'],
      ['when the clock is put forward', '2026-03-29T01:00:00Z', '2026-03-29'],
      ['in the hour that comes twice, first', '2026-10-25T00:30:00Z', '2026-10-25'],
      ['in the hour that comes twice, second', '2026-10-25T01:30:00Z', '2026-10-25'],
      ['at the end of the long day', '2026-10-25T22:59:59Z', '2026-10-25'],
    ])('of fifty at once in Vienna, %s, one succeeds', async (_, at, expected) => {
      newTenant();
      expect(vienna(at)).toBe(expected);
      const tries = Array.from({ length: 50 }, (_each, number) =>
        redeem({ day: vienna(at), at: Date.parse(at) }, number % 2 ? store : another),
      );
      const redeemed = await Promise.all(tries);
      expect(redeemed.filter(({ ok }) => ok)).toHaveLength(1);
      expect(redeemed.filter((each) => !each.ok && each.reason === 'one-a-day')).toHaveLength(49);
    });

    test('of fifty at once on both sides of midnight one succeeds on each day', async () => {
      newTenant();
      const moments = ['2026-12-01T22:59:59.999Z', '2026-12-01T23:00:00.000Z'];
      const redeemed = await Promise.all(
        Array.from({ length: 50 }, (_, number) => redeem({ day: vienna(moments[number % 2] ?? '') })),
      );
      expect(redeemed.filter(({ ok }) => ok)).toHaveLength(2);
    });

    test('of fifty customers at once with one issued code one succeeds', async () => {
      newTenant();
      const redeemed = await Promise.all(
        Array.from({ length: 50 }, (_, number) =>
          redeem({ customer: `c:${number}`, codeHash: hash('C') }, number % 2 ? store : another),
        ),
      );
      expect(redeemed.filter(({ ok }) => ok)).toHaveLength(1);
    });
  });
}
