import { resolve } from 'node:path';
import type { Settings } from '../config.ts';
import type { DatabaseLog } from '../storage/database/connect-database.ts';
import type { DatabaseOptions } from '../storage/open-database.ts';

/** Tools tell people only what they must know. */
export const toolLog: DatabaseLog = {
  info: () => {},
  warn: (...said: unknown[]) => console.warn(said.findLast((part) => typeof part === 'string')),
  error: (...said: unknown[]) => console.error(said.findLast((part) => typeof part === 'string')),
};

/** The shop's database for a tool with that name, which may use a server that the shop runs, or must have it for itself. */
export function databaseOptions(settings: Settings, name: string, mayJoin: boolean): DatabaseOptions {
  // Tools work long on one thing.
  const common = { log: toolLog, limits: { statementMs: 0, connectMs: 5000 } };
  return settings.DATABASE_URL === undefined
    ? { driver: 'embedded', dataDir: resolve(settings.DATA_DIR), name, mayJoin, ...common }
    : { driver: 'server', url: settings.DATABASE_URL, ...common };
}
