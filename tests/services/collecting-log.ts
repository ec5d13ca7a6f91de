import type { DatabaseLog } from '../../server/storage/database/connect-database.ts';

/** A log that keeps what it is told. */
export function collectingLog(): DatabaseLog & { lines: string[] } {
  const lines: string[] = [];
  const take = (...said: unknown[]): void => {
    lines.push(String(said.findLast((part) => typeof part === 'string')));
  };
  return { lines, info: take, warn: take, error: take };
}
