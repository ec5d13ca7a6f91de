/**
 * Why the database did not answer: `refused` (no connection), `lost` (the connection ended under way: a write may or may
 * not have happened), `timeout`, `overloaded` (too many wait for a connection), `full` (disk, memory), `closed` (by us).
 */
export type OutageReason = 'refused' | 'lost' | 'timeout' | 'overloaded' | 'full' | 'closed';

/** What is behind a reason, as operators are told of it once. */
export const causeOf: Readonly<Record<OutageReason, string | undefined>> = {
  refused: 'away',
  lost: 'away',
  timeout: 'slow',
  overloaded: 'slow',
  full: 'full',
  closed: undefined,
};

/** The database cannot serve this call now; another may go well in a moment. All else that a query throws is a bug. */
export class DatabaseUnavailable extends Error {
  readonly reason: OutageReason;

  constructor(reason: OutageReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseUnavailable';
    this.reason = reason;
  }
}

/** Errors by SQLSTATE (appendix A of the PostgreSQL manual); a class of two characters stands for all of its codes. */
const reasonsBySqlState: Readonly<Record<string, OutageReason>> = {
  '08': 'lost',
  // Sent by a server that became a standby, as during a failover.
  '25006': 'refused',
  '25P03': 'lost',
  '53': 'full',
  '53300': 'overloaded',
  '55P03': 'timeout',
  '57014': 'timeout',
  '57P01': 'lost',
  '57P02': 'lost',
  '57P03': 'refused',
  '57P04': 'lost',
  '57P05': 'lost',
  '58030': 'full',
};

const reasonsByCode: Readonly<Record<string, OutageReason>> = {
  EACCES: 'refused',
  EAI_AGAIN: 'refused',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'lost',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ENOENT: 'refused',
  ENOTFOUND: 'refused',
  EPIPE: 'lost',
  ETIMEDOUT: 'timeout',
};

/** The client library has no codes for these. */
const reasonsByMessage: readonly (readonly [RegExp, OutageReason])[] = [
  [/^timeout exceeded when trying to connect/, 'overloaded'],
  [/^Connection terminated due to connection timeout|^timeout expired/, 'timeout'],
  [/^Query read timeout/, 'timeout'],
  [/^Connection terminated|not queryable/, 'lost'],
  [/^Cannot use a pool after calling end/, 'closed'],
];

/** Why the database did not answer, or `undefined` when it did, with an error of ours. */
export function outageReasonOf(error: unknown): OutageReason | undefined {
  if (error instanceof DatabaseUnavailable) return error.reason;
  if (!(error instanceof Error)) return undefined;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string') {
    const isSqlState = /^[0-9A-Z]{5}$/.test(code) && 'severity' in error;
    if (isSqlState) return reasonsBySqlState[code] ?? reasonsBySqlState[code.slice(0, 2)];
    // A file that is missing elsewhere is no outage.
    if (code !== 'ENOENT' || (error as NodeJS.ErrnoException).syscall === 'connect')
      return reasonsByCode[code];
  }
  return reasonsByMessage.find(([pattern]) => pattern.test(error.message))?.[1];
}

/** The error itself, or in its place a `DatabaseUnavailable` with it as cause. */
export function outageError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  const reason = outageReasonOf(error);
  if (reason === undefined) return error;
  return new DatabaseUnavailable(reason, `The database is not available: ${(error as Error).message}`, error);
}

/**
 * What kept a connection from being made, whatever it was: a server that refuses a role, a password or a database, starts, or
 * speaks another language serves nobody, and may do so again as soon as somebody has mended it.
 */
export function connectionOutage(error: unknown): DatabaseUnavailable {
  const outage = outageError(error);
  if (outage instanceof DatabaseUnavailable) return outage;
  return new DatabaseUnavailable(
    'refused',
    `The database takes no connection: ${(error as Error).message}`,
    error,
  );
}
