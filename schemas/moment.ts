import { z } from 'zod';

/** A moment as content writes it: ISO 8601 with its offset, so that it means the same in every time zone. */
export const moment = z.iso
  .datetime({ offset: true, error: 'write a time with its offset, e.g. 2026-12-01T00:00:00+01:00' })
  .max(40);
