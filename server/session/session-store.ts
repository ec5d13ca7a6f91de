import { hashOfId, isSessionId, newChain, newSessionId } from './session-id.ts';
import { hasPassed } from './has-passed.ts';
import { sessionLimits } from './session-limits.ts';
import type { SessionRecord } from './session-record.ts';
import type { KeptRecord, SessionRecords } from './session-records.ts';
import {
  endOf,
  isBeingRenewed,
  isReplayed,
  leaving,
  renewed,
  seenAgain,
  usedWith,
  visitorAt,
} from './session-state.ts';
import { customerOf, type Session, type Visitor } from './visitor.ts';

/** A session as the store gives it. */
export interface StoredSession {
  session: Session;
  /** Names the chain of ids that the session's belongs to; stays the same when an id is renewed, and is no secret. */
  chain: string;
  /** False: the id was exchanged a moment ago, and is good for reading only. */
  isCurrent: boolean;
  /** When the current id was made, in ms since 1970. */
  renewedAt: number;
}

type RenewedSession =
  | { ok: true; stored: StoredSession }
  /** `ended`: there is no such session; `exchanged`: another request has renewed the id already. */
  | { ok: false; reason: 'ended' | 'exchanged' };

/**
 * Sessions of all tenants. Ids are secrets: the store keeps hashes of them. How long sessions last stands in
 * `session-limits.ts`. Every call may throw an outage of its driver, which never means that a session has ended.
 */
export interface SessionStore {
  create(tenant: string, start: { visitor: Visitor; stays: boolean }): Promise<StoredSession>;
  /**
   * The session of an id; null: there is none. An id whose place another has long taken ends the whole chain: somebody has copied it.
   */
  read(tenant: string, id: string): Promise<StoredSession | null>;
  /** Notes that the visitor was here, at most once a minute. */
  touch(tenant: string, id: string): Promise<void>;
  /**
   * A new session in the place of another, at login and at everything else that changes rights. The old id is answered for some
   * seconds more, with the weaker rights of both and never fully; it is dead at once when the customer is another one.
   */
  rotate(
    tenant: string,
    id: string | undefined,
    next: { visitor: Visitor; stays: boolean },
  ): Promise<StoredSession>;
  /**
   * A new id for the same session. Once it is in use, the old one is answered for some seconds more; used later, it ends the
   * session. A new id that never arrives ends nothing: the old one holds on.
   */
  renew(tenant: string, id: string): Promise<RenewedSession>;
  /** Ends a session, whichever of its ids is given. Tells whether there was one. */
  end(tenant: string, id: string): Promise<boolean>;
  /** Ends every session of a customer, on all devices. */
  endAll(tenant: string, customerId: string): Promise<void>;
  /** Throws away what has ended; how many sessions. */
  removeEnded(): Promise<number>;
}

export interface SessionStoreParts {
  records: SessionRecords;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told that an id was used again long after its renewal, and that its session is over. */
  onReplay?: (tenant: string, customerId: string | null) => void;
}

/** Another request may have noted a visit, or renewed the id, between a look at a record and its change. */
const mostTries = 4;

/** The rules of sessions over records in any driver. */
export function createSessionStore({ records, now, onReplay }: SessionStoreParts): SessionStore {
  /** A record as it was found, and as it is now that the id is used. */
  interface Found {
    kept: KeptRecord;
    record: SessionRecord;
  }

  async function find(tenant: string, id: string): Promise<Found | null> {
    if (!isSessionId(id)) return null;
    const hash = hashOfId(tenant, id);
    const kept = await records.find(tenant, hash);
    if (!kept) return null;
    const record = usedWith(kept.record, hash, now());
    if (!isReplayed(record, hash, now())) return { kept, record };
    await records.remove(tenant, record.chain);
    onReplay?.(tenant, record.customer);
    return null;
  }

  /** False when another request has changed the record meanwhile. */
  const change = (tenant: string, { kept }: Found, record: SessionRecord, hash?: string): Promise<boolean> =>
    records.replace(tenant, kept, record, endOf(record), hash);

  function storedOf(tenant: string, id: string, record: SessionRecord): StoredSession | null {
    const visitor = visitorAt(record, now());
    if (!visitor) return null;
    const { createdAt, seenAt, stays, isProved, chain, renewedAt, leavesAt } = record;
    const isCurrent = leavesAt === null && record.current === hashOfId(tenant, id);
    return {
      session: { id, tenant, visitor, createdAt, seenAt, stays, isProved },
      chain,
      isCurrent,
      renewedAt,
    };
  }

  async function create(
    tenant: string,
    { visitor, stays }: { visitor: Visitor; stays: boolean },
  ): Promise<StoredSession> {
    const id = newSessionId();
    const at = now();
    const isProved = visitor.kind === 'full';
    const record: SessionRecord = {
      chain: newChain(),
      kind: visitor.kind,
      customer: customerOf(visitor),
      stays,
      isProved,
      createdAt: at,
      seenAt: at,
      renewedAt: at,
      leavesAt: null,
      current: hashOfId(tenant, id),
      next: [],
      retired: [],
    };
    await records.insert(tenant, record, endOf(record));
    return {
      session: { id, tenant, visitor, createdAt: at, seenAt: at, stays, isProved },
      chain: record.chain,
      isCurrent: true,
      renewedAt: at,
    };
  }

  async function leave(tenant: string, id: string, next: Visitor): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      const found = await find(tenant, id);
      if (!found) return;
      const left = leaving(found.record, next, now());
      if (!left) {
        await records.remove(tenant, found.record.chain);
        return;
      }
      if (await change(tenant, found, left)) return;
    }
    await end(tenant, id);
  }

  async function renew(tenant: string, id: string): Promise<RenewedSession> {
    const next = newSessionId();
    for (let tries = 0; tries < mostTries; tries++) {
      const found = await find(tenant, id);
      const stored = found && storedOf(tenant, id, found.record);
      if (!found || !stored) return { ok: false, reason: 'ended' };
      if (!stored.isCurrent || isBeingRenewed(found.record, now())) break;
      const hash = hashOfId(tenant, next);
      const record = renewed(found.record, hash, now());
      if (!(await change(tenant, found, record, hash))) continue;
      return { ok: true, stored: { ...stored, session: { ...stored.session, id: next, seenAt: now() } } };
    }
    return { ok: false, reason: 'exchanged' };
  }

  async function end(tenant: string, id: string): Promise<boolean> {
    const found = await find(tenant, id);
    return found !== null && (await records.remove(tenant, found.record.chain));
  }

  return {
    create,
    async read(tenant, id) {
      const found = await find(tenant, id);
      const stored = found && storedOf(tenant, id, found.record);
      // Where another request was quicker, that one has noted the new id's use, or the next one does.
      if (found && stored && found.record !== found.kept.record) await change(tenant, found, found.record);
      return stored;
    },
    async touch(tenant, id) {
      const found = await find(tenant, id);
      if (!found || !storedOf(tenant, id, found.record)?.isCurrent) return;
      if (!hasPassed(sessionLimits.touchMs, found.record.seenAt, now())) return;
      // Changed by another request meanwhile: that one was seen, too.
      await change(tenant, found, seenAgain(found.record, now()));
    },
    async rotate(tenant, id, next) {
      if (id !== undefined) await leave(tenant, id, next.visitor);
      return create(tenant, next);
    },
    renew,
    end,
    endAll: (tenant, customerId) => records.removeOf(tenant, customerId),
    removeEnded: () => records.removeEnded(now()),
  };
}
