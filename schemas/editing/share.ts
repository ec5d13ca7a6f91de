import { z } from 'zod';

/** A link that shows a draft to whoever has it, for a day. Times in ms since 1970. */
export const shareLink = z.object({
  id: z.string(),
  by: z.object({ id: z.string(), name: z.string() }).optional(),
  createdAt: z.number(),
  expiresAt: z.number(),
  /** Absent: nobody has opened it yet. */
  usedAt: z.number().optional(),
});
export type ShareLink = z.infer<typeof shareLink>;

/** `address` is told this once. */
export const newShareLink = z.object({ link: shareLink, address: z.string() });
