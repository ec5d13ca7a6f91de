import { endOnSignal } from '../../server/cli/end-on-signal.ts';
import { toolLog } from '../../server/cli/tool-log.ts';
import type { Database, DatabaseLimits } from '../../server/storage/database/database.ts';
import { openDatabase } from '../../server/storage/open-database.ts';

const opened = new Set<Promise<Database>>();

/**
 * Opens the embedded database of a data folder, beside a shop that may use it too. Close it at the end; it ends with the bench
 * also when somebody ends that.
 */
export function openBenchDatabase(dataDir: string, limits: Partial<DatabaseLimits> = {}): Promise<Database> {
  if (opened.size === 0) endOnSignal(closeAll);
  const opening = openDatabase({
    ...{ driver: 'embedded', dataDir, name: 'bench', mayJoin: true, log: toolLog, limits },
  });
  opened.add(opening);
  return opening;
}

async function closeAll(): Promise<void> {
  await Promise.allSettled([...opened].map(async (opening) => (await opening).close()));
}
