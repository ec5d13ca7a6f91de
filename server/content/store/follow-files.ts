import type { Logger } from 'pino';
import type { Database } from '../../storage/database/database.ts';
import { readDeliveredFiles } from './delivered-files.ts';
import { type DeliveryPlan, planDelivery } from './plan-delivery.ts';
import { applyDelivery, inDelivery, knownDocuments } from './sql-delivery.ts';
import { lockContent } from './sql-content-rows.ts';

interface FollowOptions {
  database: Database;
  /** The folder that comes with the shop. */
  folder: string;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/**
 * Makes the follower of a content folder: fills an empty store from it; later, documents that nobody edited here become as their
 * files, and differences of the others are told. The files are read when it is made, beside whatever else a start does. Throws when
 * the database cannot be asked; a folder that cannot be read is told, and changes nothing. Resolves with whether some files could not
 * be used.
 */
export function createFileFollower({
  database,
  folder,
  now,
  log,
}: FollowOptions): () => Promise<{ hasFaults: boolean }> {
  const reading = readDeliveredFiles(folder).catch((error: unknown) => {
    log.error({ err: error, folder }, 'The content folder cannot be read: the store stays as it is');
    return undefined;
  });

  return async () => {
    const delivered = await reading;
    if (!delivered) return { hasFaults: true };
    const startedAt = performance.now();
    const before = planDelivery(await knownDocuments(database.kysely), delivered, {
      follows: true,
      force: false,
    });
    tell(before);
    const found = { hasFaults: before.faults.length > 0 };
    if (!changesAnything(before)) return found;
    await inDelivery(database, async (transaction) => {
      const revision = await lockContent(transaction);
      const known = await knownDocuments(transaction);
      if (known.length > 0 && delivered.files.size === 0) {
        log.error({ folder }, 'The content folder is empty: the store stays as it is');
        return;
      }
      // Looked at again behind the lock: another process may have been faster.
      const plan = planDelivery(known, delivered, { follows: true, force: false });
      const act = { author: null, at: now() };
      const how = { follows: true, revision, note: '' };
      for (const file of await applyDelivery(transaction, plan, how, act))
        log.warn({ file }, 'A file is left out: another document has its path');
      const { steps, gone } = plan;
      const ms = Math.round(performance.now() - startedAt);
      log.info({ changed: steps.length, gone: gone.length, ms }, 'The store of content follows its files');
    });
    return found;
  };

  function tell({ faults, kept }: DeliveryPlan): void {
    for (const { file, message } of faults)
      log.warn({ file, problem: message }, 'A file of the content folder cannot be used');
    if (kept.length > 0)
      log.warn(
        { files: kept },
        'Documents were edited here and differ from their files: they stay as they are',
      );
  }
}

function changesAnything({ steps, gone, goneDrafts, same }: DeliveryPlan): boolean {
  return steps.length + gone.length + goneDrafts.length + same.length > 0;
}
