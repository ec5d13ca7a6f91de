import type { DatabaseLog } from '../storage/database/connect-database.ts';

/** Tools tell people only what they must know. */
export const toolLog: DatabaseLog = {
  info: () => {},
  warn: (...said: unknown[]) => console.warn(said.findLast((part) => typeof part === 'string')),
  error: (...said: unknown[]) => console.error(said.findLast((part) => typeof part === 'string')),
};
