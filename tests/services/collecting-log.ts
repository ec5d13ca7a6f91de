import type { DatabaseLog } from '../../server/storage/database/connect-database.ts';

/** A log that keeps what it is told: the words of each line, and what stands beside them. */
export function collectingLog(): DatabaseLog & { lines: string[]; facts: unknown[] } {
  const lines: string[] = [];
  const facts: unknown[] = [];
  const take = (...said: unknown[]): void => {
    lines.push(String(said.findLast((part) => typeof part === 'string')));
    facts.push(said.find((part) => typeof part === 'object'));
  };
  return { lines, facts, info: take, warn: take, error: take };
}
