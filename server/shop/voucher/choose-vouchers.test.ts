import { describe, expect, test } from 'vitest';
import { chooseVouchers } from './choose-vouchers.ts';

const at = Date.parse('2026-12-01T12:00:00+01:00');
const vouchers = [
  { id: 'always', validFrom: null, validUntil: null },
  { id: 'untold' },
  { id: 'now', validFrom: '2026-12-01T12:00:00+01:00', validUntil: '2026-12-01T12:01:30+01:00' },
  { id: 'ended', validFrom: '2026-11-01T00:00:00+01:00', validUntil: '2026-12-01T12:00:00+01:00' },
  { id: 'later', validFrom: '2026-12-01T12:03:00+01:00', validUntil: '2026-12-02T00:00:00+01:00' },
  { id: 'elsewhere', validFrom: '2026-12-01T11:00:00Z', validUntil: null },
];
const idsOf = (state: 'active' | 'expired', now: number): string[] =>
  chooseVouchers(vouchers, state, now).chosen.map(({ id }) => id);

describe('vouchers at a time', () => {
  test('hold from their first moment to before their end, whatever the offset it is written with', () => {
    expect(idsOf('active', at)).toEqual(['always', 'untold', 'now', 'elsewhere']);
    expect(idsOf('active', at - 1)).toEqual(['always', 'untold', 'ended']);
    expect(idsOf('active', at + 90_000)).toEqual(['always', 'untold', 'elsewhere']);
  });

  test('have expired from their end on; those to come are told to nobody', () => {
    expect(idsOf('expired', at - 1)).toEqual([]);
    expect(idsOf('expired', at)).toEqual(['ended']);
    expect(idsOf('expired', at + 90_000)).toEqual(['now', 'ended']);
  });

  test('change with the next beginning or end', () => {
    expect(chooseVouchers(vouchers, 'active', at).changesInMs).toBe(90_000);
    expect(chooseVouchers(vouchers, 'active', at + 90_000).changesInMs).toBe(90_000);
    expect(chooseVouchers(vouchers, 'expired', at + 90_000_000).changesInMs).toBe(Infinity);
    expect(chooseVouchers([], 'active', at)).toEqual({ chosen: [], changesInMs: Infinity });
  });
});
