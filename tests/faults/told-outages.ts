import { causeOf, type OutageReason } from '../../server/storage/database/database-unavailable.ts';
import type { collectingLog } from '../services/collecting-log.ts';

/** What a log tells of a storage, in its order. */
interface ToldOutages {
  /** Why it was told to be away. */
  causes: (string | undefined)[];
  /** How often it was told to be back. */
  returns: number;
  /** Of these, what was told since it was back last. */
  open: (string | undefined)[];
  /** Lines that told what was known already. */
  flaps: unknown[];
}

/** Reads the lines of a storage from one of them on. */
export function toldOf(
  { lines, facts }: Pick<ReturnType<typeof collectingLog>, 'lines' | 'facts'>,
  from = 0,
): ToldOutages {
  const told: ToldOutages = { causes: [], returns: 0, open: [], flaps: [] };
  for (let at = from; at < lines.length; at += 1) {
    const { reason } = (facts[at] ?? {}) as { reason?: OutageReason };
    // Redis has no reason of its own.
    const cause = reason && causeOf[reason];
    if (lines[at]?.endsWith('is not available')) {
      if (told.open.includes(cause)) told.flaps.push([at, cause]);
      told.causes.push(cause);
      told.open.push(cause);
    } else if (lines[at]?.endsWith('is available again')) {
      if (told.open.length === 0) told.flaps.push([at, 'back']);
      told.returns += 1;
      told.open = [];
    }
  }
  return told;
}
