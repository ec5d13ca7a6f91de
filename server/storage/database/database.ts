import type { Kysely } from 'kysely';
import type { PoolConfig } from 'pg';

/** No table: each domain says which it uses, by `database.kysely.withTables<CatalogueTables>()`, a `type`, no `interface`. */
export type NoTables = Record<never, never>;

/** Where a server is, in the client library's words. */
export type DatabaseConnection = Pick<
  PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'database' | 'ssl'
>;

export interface DatabaseLimits {
  /** Connections at the same time. */
  connections: number;
  /** Calls that may wait for a connection; further ones are refused at once. */
  waiting: number;
  /** Milliseconds to wait for a connection, be it new or in use. */
  connectMs: number;
  /** Milliseconds for a statement, waiting for locks included; 0: without end. */
  statementMs: number;
  /** Milliseconds that a transaction may do nothing. */
  idleInTransactionMs: number;
}

/**
 * A PostgreSQL database. Every call may throw `DatabaseUnavailable`, soon and never later than the limits say; connections
 * come back by themselves. 64-bit integers are numbers (beyond 2^53 reading one throws), dates are `YYYY-MM-DD`, `timestamptz`
 * is `Date`, `numeric` is text; the session's time zone is UTC.
 */
export interface Database {
  readonly kysely: Kysely<NoTables>;
  /** Where it is, for worker processes that shall use the same. */
  readonly connection: DatabaseConnection;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Connections now: all, those at rest, and calls that wait for one. */
  load(): { open: number; idle: number; waiting: number };
  /** Calls that were not served since the start, by reason (`OutageReason`), those of further connections too. */
  outages(): ReadonlyMap<string, number>;
  /** Further connections to the same database under other limits, for long work; closed by itself. */
  another(limits: Partial<DatabaseLimits>): Database;
  /** Lets calls under way finish for a moment, then ends all connections and, where this process owns it, the server. */
  close(): Promise<void>;
}
