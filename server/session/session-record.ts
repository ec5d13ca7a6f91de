import { z } from 'zod';

const moment = z.int().min(0);

/**
 * A session at rest: a chain of ids, of which one is current. Ids are kept as hashes alone. Times in ms since 1970.
 */
export const sessionRecord = z.strictObject({
  /** Names the chain, and is no secret: nobody gets in with it. */
  chain: z.string(),
  kind: z.enum(['anonymous', 'soft', 'full']),
  customer: z.string().nullable(),
  stays: z.boolean(),
  /** Whether a password was checked when it began, whatever rights are left of that. */
  isProved: z.boolean().default(false),
  createdAt: moment,
  seenAt: moment,
  /** When the current id was made. */
  renewedAt: moment,
  /** Ids that were given out in place of the current one, and have not been used yet. */
  next: z.array(z.strictObject({ hash: z.string(), at: moment })),
  /** When a session that another one took the place of ends. */
  leavesAt: moment.nullable(),
  /** Hash of the current id. */
  current: z.string(),
  /** Ids whose place another one took, and when. */
  retired: z.array(z.strictObject({ hash: z.string(), at: moment })),
});

export type SessionRecord = Readonly<z.output<typeof sessionRecord>>;
