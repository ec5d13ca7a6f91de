import { describe, expect, test } from 'vitest';
import type { CreditRecord, CreditRecords } from '../../server/shop/order/credit/credit-records.ts';
import { openStore, type StartStore } from './store-under-test.ts';

/** Everything that a store of decisions about credits promises. */
export function testCreditRecords(name: string, start: StartStore<CreditRecords>): void {
  describe(`decisions about credits: ${name}`, () => {
    const { store, another, newTenant } = openStore(start);

    const record = (tenant: string, more: Partial<CreditRecord> = {}): CreditRecord => ({
      ...{ tenant, customer: 'anna', key: 'A'.repeat(22), method: 'instalments', currency: 'EUR' },
      ...{ amount: 59_182, check: 'own', isGranted: false, reason: 'above-limit', at: 1_796_000_000_000 },
      facts: { hasAffinity: true, open: 99_999_999_999, amount: 59_182, limit: null },
      ...more,
    });

    test('keeps each with its reason and what was looked at, the newest first', async () => {
      const tenant = newTenant();
      const first = record(tenant);
      // Of the same press, and of the same moment.
      const second = record(tenant, { isGranted: true, reason: 'within-limit' });
      await store.add(first);
      await store.add(second);
      expect(await another.of(tenant, 'anna')).toEqual([second, first]);
    });

    test('keeps them apart by shop and customer', async () => {
      const tenant = newTenant();
      await store.add(record(tenant));
      expect(await store.of(tenant, 'berta')).toEqual([]);
      expect(await store.of(newTenant(), 'anna')).toEqual([]);
    });

    test('what is told of one changes none', async () => {
      const tenant = newTenant();
      const given = record(tenant);
      await store.add(given);
      given.reason = 'other';
      expect((await store.of(tenant, 'anna'))[0]?.reason).toBe('above-limit');
    });
  });
}
