import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database, DatabaseConnection, DatabaseLimits, NoTables } from './database.ts';
import { createOutageReport, type OutageReport } from '../outage/outage-report.ts';
import {
  causeOf,
  connectionOutage,
  DatabaseUnavailable,
  outageError,
  type OutageReason,
} from './database-unavailable.ts';
import { createStatementNames, type StatementNames } from './statement-names.ts';

export type DatabaseLog = Pick<Logger, 'info' | 'warn' | 'error'>;

const defaultLimits: DatabaseLimits = {
  connections: 10,
  // So many short calls are answered before the last has waited too long; a page that is refused one lacks a part.
  waiting: 500,
  connectMs: 500,
  statementMs: 2000,
  idleInTransactionMs: 5000,
};

/** How much longer than the server we wait for its answer: who hangs does not keep its own limits. */
const answerGraceMs = 500;
/** How long `close` waits for calls under way. */
const closeGraceMs = 3000;

/** Connections to a server that runs already. Makes none before the first call. `clock` in monotonic milliseconds. */
export function connectDatabase(
  connection: DatabaseConnection,
  log: DatabaseLog,
  limits: Partial<DatabaseLimits> = {},
  clock = () => performance.now(),
): Database {
  return connectReporting(
    connection,
    limits,
    createOutageReport({ storage: 'The database', causeOf, clock, log }),
  );
}

type Report = OutageReport<OutageReason>;

function connectReporting(
  connection: DatabaseConnection,
  limits: Partial<DatabaseLimits>,
  report: Report,
): Database {
  const effective = { ...defaultLimits, ...limits };
  const pool = new pg.Pool({ ...connection, ...poolSettings(effective) });
  const clients = new Set<pg.PoolClient>();
  // Idle connections that die are replaced; one that dies in use rejects its query. Neither may end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    clients.add(client);
    client.on('error', () => {});
  });
  pool.on('remove', (client) => clients.delete(client));
  const guarded = guardPool(pool, effective, report);
  const kysely = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool: guarded }) });

  async function close(): Promise<void> {
    const limit = new AbortController();
    const patience = sleep(closeGraceMs, undefined, { signal: limit.signal }).catch(() => {});
    await Promise.race([guarded.end(), patience]);
    limit.abort();
    // Whoever is still at work has had its time.
    for (const client of clients) streamOf(client)?.destroy();
  }

  return {
    kysely,
    connection,
    async ping() {
      await sql`select 1`.execute(kysely);
    },
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    outages: report.counts,
    another: (others) => connectReporting(connection, { ...effective, ...others }, report),
    close,
  };
}

function poolSettings(limits: DatabaseLimits): pg.PoolConfig {
  return {
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    ...(limits.statementMs > 0 && {
      statement_timeout: limits.statementMs,
      query_timeout: limits.statementMs + answerGraceMs,
    }),
    application_name: `shop ${process.pid}`,
    options: '-c TimeZone=UTC',
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
  };
}

type Parser = (value: string) => unknown;

/** Numbers of types, as in the catalogue `pg_type`. */
const textArray = 1009;
const parsers: Readonly<Record<number, Parser>> = {
  /* bigint */ 20: readInteger,
  /* bigint[] */ 1016: (value) => readArray(value, readInteger),
  /* date */ 1082: String,
  /* date[] */ 1182: (value) => readArray(value, String),
};

function parserOf(type: number, format?: 'text' | 'binary'): Parser {
  const ours = format === 'binary' ? undefined : parsers[type];
  return ours ?? (pg.types.getTypeParser(type, format) as Parser);
}

function readArray(value: string, readOne: Parser): unknown[] {
  const texts = parserOf(textArray)(value) as (string | null)[];
  return texts.map((text) => (text === null ? null : readOne(text)));
}

function readInteger(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} does not fit into a number`);
  return number;
}

/** The pool as kysely uses it, with outages told from mistakes, and without connections that hang. */
function guardPool(pool: pg.Pool, limits: DatabaseLimits, report: Report): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const names = createStatementNames();
  let ended: Promise<void> | undefined;
  return {
    async connect() {
      try {
        // Who gets an idle connection in a moment counts as waiting until then.
        if (pool.waitingCount - pool.idleCount >= limits.waiting)
          throw new DatabaseUnavailable(
            'overloaded',
            `${limits.waiting} calls wait for the database already`,
          );
        const client = await pool.connect();
        // Kysely remembers connections by identity.
        const guarded = known.get(client) ?? guardClient(client, names, report);
        known.set(client, guarded);
        return guarded;
      } catch (error) {
        const outage = connectionOutage(error);
        report.failed(outage.reason, outage.cause ?? outage);
        throw outage;
      }
    },
    end() {
      ended ??= pool.end();
      return ended;
    },
  };
}

function guardClient(client: pg.PoolClient, names: StatementNames, report: Report): PostgresPoolClient {
  let lost: DatabaseUnavailable | undefined;
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    // The rollback after a time-out must not wait as long again.
    if (lost) throw new DatabaseUnavailable(lost.reason, lost.message, lost);
    try {
      // Without parameters it goes the simple way, which knows no names.
      const name = parameters.length > 0 ? names.nameOf(text) : undefined;
      const result = await client.query({
        text,
        values: [...parameters],
        ...(name !== undefined && { name }),
      });
      report.answered();
      return result;
    } catch (error) {
      if (isPlanOutdated(error)) names.forget(text);
      hideRow(error);
      const outage = outageError(error);
      if (outage instanceof DatabaseUnavailable) {
        report.failed(outage.reason, error);
        if (!isAnswerOf(error)) lost = outage;
      }
      throw outage;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: () => client.release(lost !== undefined),
  };
}

/** Takes the row out of an error ("Failing row contains …"): errors are logged, names and addresses never. */
function hideRow(error: unknown): void {
  if (error instanceof pg.DatabaseError) error.detail = undefined;
}

/** Whether a migration changed what a kept plan answers ("cached plan must not change result type"). */
function isPlanOutdated(error: unknown): boolean {
  const { code, routine } = error as { code?: unknown; routine?: unknown };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

/** Whether the server itself told of the error and the connection is of further use (a standby's is not). */
function isAnswerOf(error: unknown): boolean {
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return typeof code === 'string' && severity === 'ERROR' && !code.startsWith('08') && code !== '25006';
}

function streamOf(client: pg.PoolClient): { destroy(): void } | undefined {
  return (client as unknown as { connection?: { stream?: { destroy(): void } } }).connection?.stream;
}
