import { expect, test } from 'vitest';
import { isCreditGranted } from './is-credit-granted.ts';
import { createOwnCreditCheck } from './own-credit-check.ts';
import { createMemoryCreditRecords } from './testing/memory-credit-records.ts';

const wanted = { tenant: 'at', customer: 'anna', method: 'pause', amount: 31_500, currency: 'EUR' } as const;

test('decides by flag, open balance and limit, and keeps what it looked at', async () => {
  const creditRecords = createMemoryCreditRecords();
  const balance = { open: 10_000 };
  const creditCheck = createOwnCreditCheck({
    hasAffinity: async (tenant, customer) => tenant === 'at' && customer === 'anna',
    openBalance: async () => balance.open,
    limitOf: () => 41_500,
  });
  const parts = { creditCheck, creditRecords, now: () => 7 };
  expect(await isCreditGranted(parts, wanted, 'key-1')).toBe(true);
  balance.open = 10_001;
  expect(await isCreditGranted(parts, wanted, 'key-2')).toBe(false);
  expect(await isCreditGranted(parts, { ...wanted, customer: 'berta' }, 'key-3')).toBe(false);
  const facts = { hasAffinity: true, open: 10_001, amount: 31_500, limit: 41_500 };
  expect(await creditRecords.of('at', 'anna')).toEqual([
    { ...wanted, key: 'key-2', check: 'own', isGranted: false, reason: 'above-limit', facts, at: 7 },
    expect.objectContaining({ key: 'key-1', isGranted: true, reason: 'within-limit' }),
  ]);
  expect((await creditRecords.of('at', 'berta'))[0]).toMatchObject({
    isGranted: false,
    reason: 'no-affinity',
  });
});
