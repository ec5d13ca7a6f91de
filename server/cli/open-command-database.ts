import { resolve } from 'node:path';
import type { Settings } from '../config.ts';
import type { Database } from '../storage/database/database.ts';
import { type DatabaseOptions, openDatabase } from '../storage/open-database.ts';
import { endOnSignal } from './end-on-signal.ts';
import { toolLog } from './tool-log.ts';

/**
 * The shop's database for a command with that name, which may use a server that the shop runs (`mayJoin`), or must have it
 * for itself. A server that was started for the command ends with it, also when somebody ends the command. Close it at the end.
 */
export async function openCommandDatabase(
  settings: Settings,
  name: string,
  { mayJoin }: { mayJoin: boolean },
): Promise<Database> {
  const opening = openDatabase(optionsOf(settings, name, mayJoin));
  endOnSignal(() => opening.then((database) => database.close()));
  return opening;
}

function optionsOf(settings: Settings, name: string, mayJoin: boolean): DatabaseOptions {
  // Tools work long on one thing.
  const common = { log: toolLog, limits: { statementMs: 0, connectMs: 5000 } };
  return settings.DATABASE_URL === undefined
    ? { driver: 'embedded', dataDir: resolve(settings.DATA_DIR), name, mayJoin, ...common }
    : { driver: 'server', url: settings.DATABASE_URL, ...common };
}
