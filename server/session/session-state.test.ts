import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sessionLimits } from './session-limits.ts';
import type { SessionRecord } from './session-record.ts';
import { endOf, isReplayed, leaving, renewed, seenAgain, usedWith, visitorAt } from './session-state.ts';
import { type Visitor, visitorTypes } from './visitor.ts';

const kind = fc.constantFrom<Visitor['kind']>('anonymous', 'soft', 'full');
const fresh = fc.record({ kind, stays: fc.boolean() }).map((given): SessionRecord => ({
  ...{ chain: 'c', createdAt: 0, seenAt: 0, renewedAt: 0, leavesAt: null, isProved: false },
  ...{ current: '0', next: [], retired: [], ...given },
  customer: given.kind === 'anonymous' ? null : 'c1',
}));
/** What happens to a session, each so many ms after the one before. */
const events = fc.array(
  fc.record({
    // Moments, within the longest day of full rights, and days.
    after: fc.oneof(
      ...[120_000, sessionLimits.fullMostMs, 40 * 86_400_000].map((max) => fc.integer({ min: 0, max })),
    ),
    what: fc.constantFrom('seen', 'renewed', 'used', 'left'),
  }),
  { maxLength: 30 },
);
const rights = (visitor: Visitor | null): number => (visitor ? visitorTypes[visitor.kind] : -1);

test('whatever happens but a login, rights never grow, and what has ended stays so', () => {
  fc.assert(
    fc.property(fresh, events, (start, happened) => {
      let record = start;
      let now = 0;
      let most = rights(visitorAt(record, now));
      for (const [index, { after, what }] of happened.entries()) {
        now += after;
        const before = rights(visitorAt(record, now));
        expect(before).toBeLessThanOrEqual(most);
        most = before;
        if (what === 'seen') record = seenAgain(record, now);
        if (what === 'renewed') record = renewed(record, String(index + 1), now);
        if (what === 'used') record = usedWith(record, record.next.at(-1)?.hash ?? '', now);
        if (what === 'left') record = leaving(record, { kind: 'full', customerId: 'c1' }, now) ?? record;
        expect(rights(visitorAt(record, now))).toBeLessThanOrEqual(most);
        expect(visitorAt(record, endOf(record))).toBeNull();
        expect(isReplayed(record, record.current, now)).toBe(false);
      }
    }),
  );
});

test('full rights that have ended by idling do not come back with the visitor', () => {
  const full = { kind: 'full', customer: 'c1', stays: true, createdAt: 0, seenAt: 0, renewedAt: 0 } as const;
  const record = {
    ...full,
    ...{ chain: 'c', leavesAt: null, isProved: false, current: '0' },
    next: [],
    retired: [],
  };
  const back = sessionLimits.fullIdleMs;
  expect(visitorAt(seenAgain(record, back - 1), back)).toMatchObject({ kind: 'full' });
  expect(visitorAt(seenAgain(record, back), back)).toMatchObject({ kind: 'soft' });
});

test('a session that is left is never full, and over in some seconds', () => {
  fc.assert(
    fc.property(fresh, kind, (record, to) => {
      const next: Visitor = to === 'anonymous' ? { kind: to } : { kind: to, customerId: 'c1' };
      const left = leaving(record, next, 0);
      const limit = Math.min(rights(visitorAt(record, 0)), visitorTypes[to], visitorTypes.soft);
      expect(left ? rights(visitorAt(left, 0)) : -1).toBeLessThanOrEqual(limit);
      expect(left ? visitorAt(left, sessionLimits.graceMs) : null).toBeNull();
    }),
  );
});
