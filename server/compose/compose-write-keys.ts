import type { RequestHandler } from 'express';
import type { ShopBase } from './compose-base.ts';
import { sweepWrites } from '../repetition/sql-writes.ts';
import { createWriteKeyCheck } from '../repetition/write-key.ts';
import type { Database } from '../storage/database/database.ts';

/** At least so many milliseconds lie between two sweeps. */
const sweepMs = 15 * 60_000;

/** Looks at the keys that writes bring, and forgets beside them those that are not known again any more. */
export function composeWriteKeys({ now, log }: ShopBase, database: Database): RequestHandler {
  let sweptAt = -Infinity;
  return createWriteKeyCheck(() => {
    if (now() - sweptAt < sweepMs) return;
    sweptAt = now();
    sweepWrites(database, sweptAt).catch((error: unknown) =>
      log.warn({ err: error }, 'Keys of writes could not be swept'),
    );
  });
}
