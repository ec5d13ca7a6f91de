import type { RequestHandler } from 'express';
import type { ShopBase } from './compose-base.ts';
import { sweepWrites } from '../repetition/sql-writes.ts';
import { createWriteKeyCheck } from '../repetition/write-key.ts';
import type { Database } from '../storage/database/database.ts';
import { sweepEvery } from '../storage/sweep-every.ts';

/** At least so many milliseconds lie between two sweeps. */
const sweepMs = 15 * 60_000;

/** Looks at the keys that writes bring, and forgets beside them those that are not known again any more. */
export function composeWriteKeys(base: ShopBase, database: Database): RequestHandler {
  return createWriteKeyCheck(sweepEvery(sweepMs, base, 'Keys of writes', (at) => sweepWrites(database, at)));
}
