import { hasPassed } from './has-passed.ts';
import { sessionLimits as limits } from './session-limits.ts';
import type { SessionRecord } from './session-record.ts';
import { customerOf, type Visitor, weakerKind } from './visitor.ts';

/** Ids given out before the last one that still count. */
const mostNext = 2;

/** Who a session stands for at a time; null: it has ended. Whoever stays logged in becomes soft when full rights end. */
export function visitorAt(record: SessionRecord, now: number): Visitor | null {
  const { kind, customer, seenAt, createdAt } = record;
  if (now >= endOf(record)) return null;
  if (kind === 'anonymous' || customer === null) return { kind: 'anonymous' };
  const isFull = kind === 'full' && now - seenAt < limits.fullIdleMs && now - createdAt < limits.fullMostMs;
  return { kind: isFull ? 'full' : 'soft', customerId: customer };
}

/** When a session ends if nobody comes any more, in ms since 1970. */
export function endOf({ kind, stays, seenAt, createdAt, leavesAt }: SessionRecord): number {
  const left = leavesAt ?? Infinity;
  if (kind === 'anonymous') return Math.min(left, seenAt + limits.anonymousIdleMs);
  const [idle, most] = stays
    ? [limits.staysIdleMs, limits.staysMostMs]
    : [limits.fullIdleMs, limits.fullMostMs];
  return Math.min(left, seenAt + idle, createdAt + most);
}

/** The record after a request. Full rights that have ended stay so, though the visitor is back. */
export function seenAgain(record: SessionRecord, now: number): SessionRecord {
  const visitor = visitorAt(record, now);
  return visitor ? { ...record, kind: visitor.kind, seenAt: now } : record;
}

/** The record with a further id, which takes the current one's place when it is first used: an answer may get lost. */
export function renewed(record: SessionRecord, hash: string, now: number): SessionRecord {
  return { ...seenAgain(record, now), next: [...record.next.slice(-mostNext), { hash, at: now }] };
}

/** Whether an id was given out a moment ago that has not been used yet. */
export function isBeingRenewed({ next }: SessionRecord, now: number): boolean {
  return !hasPassed(limits.renewAgainMs, next.at(-1)?.at ?? -Infinity, now);
}

/** The record once an id is used: one that was given out becomes the current one, and the old one is answered for a moment. */
export function usedWith(record: SessionRecord, hash: string, now: number): SessionRecord {
  const used = record.next.find((next) => next.hash === hash);
  if (!used) return record;
  const retired = [
    ...record.retired.filter(({ at }) => isInGrace(at, now)),
    { hash: record.current, at: now },
  ];
  return { ...record, current: hash, renewedAt: used.at, next: [], retired };
}

/**
 * The record of a session that another one takes the place of: answered for a moment, softly at most. Undefined: it must be
 * gone at once, since the next visitor is somebody else, or nobody.
 */
export function leaving(record: SessionRecord, next: Visitor, now: number): SessionRecord | undefined {
  const isSame = record.customer === null || record.customer === customerOf(next);
  if (!isSame || record.leavesAt !== null) return undefined;
  const visitor = visitorAt(record, now);
  if (!visitor) return undefined;
  const kind = weakerKind(weakerKind(visitor.kind, next.kind), 'soft');
  return { ...record, kind, leavesAt: now + limits.graceMs };
}

/** Whether an id of a chain is worth nothing since another one has long been in use: two browsers hold the chain, one stole it. */
export function isReplayed({ current, retired }: SessionRecord, hash: string, now: number): boolean {
  return hash !== current && !retired.some((old) => old.hash === hash && isInGrace(old.at, now));
}

function isInGrace(at: number, now: number): boolean {
  return now - at < limits.graceMs;
}
