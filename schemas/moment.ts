import { z } from 'zod';
import { decisive } from './decisive.ts';

/**
 * A moment as content writes it: ISO 8601 with its offset, so that it means the same in every time zone. It decides when
 * something is shown: one that cannot be read never counts as none.
 */
export const moment = z.iso
  .datetime({ offset: true, error: 'write a time with its offset, e.g. 2026-12-01T00:00:00+01:00' })
  .max(40)
  .meta(decisive);

/** Whether a time (milliseconds since 1970) is within [from, to); a side that is absent is open. */
export function isWithin(
  now: number,
  { from, to }: { from?: string | null | undefined; to?: string | null | undefined },
): boolean {
  if (from && now < Date.parse(from)) return false;
  return !(to && now >= Date.parse(to));
}
