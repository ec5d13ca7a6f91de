import type { SessionRecord } from './session-record.ts';

/** A record as it was found; `version` is the driver's own. */
export interface KeptRecord {
  record: SessionRecord;
  version: string;
}

/**
 * Where records of sessions lie, by tenant. The rules are not here, but in `session-store.ts`; every driver passes, below
 * those, `tests/contract/session-store.contract.ts`. A record that a driver loses is a session that has ended.
 */
export interface SessionRecords {
  /** The chain that the hash of an id belongs to, be it current or not. */
  find(tenant: string, hash: string): Promise<KeptRecord | null>;
  /** Keeps a new chain with its first id. `endsAt` in ms since 1970: from then on it may be thrown away. */
  insert(tenant: string, record: SessionRecord, endsAt: number): Promise<void>;
  /** Puts a record in the place of one that nobody has changed since; `hash`: a further id of the chain. */
  replace(
    tenant: string,
    before: KeptRecord,
    record: SessionRecord,
    endsAt: number,
    hash?: string,
  ): Promise<boolean>;
  /** Tells whether the chain was there. */
  remove(tenant: string, chain: string): Promise<boolean>;
  /** Removes every chain of a customer. */
  removeOf(tenant: string, customer: string): Promise<void>;
  /** Removes what ended before a time, of all tenants; how many, where the driver does not do it by itself. */
  removeEnded(before: number): Promise<number>;
}
