import { z } from 'zod';

/**
 * How a call of the editors' application refuses (RFC 9457). `reason` is stable and says what the application puts into words;
 * `detail` is an English sentence for whoever looks closer.
 */
const editProblem = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string(),
  reason: z.string(),
  /** What is wrong with single values: JSON pointers into what was sent. */
  errors: z.array(z.object({ pointer: z.string(), reason: z.string() })).optional(),
  requestId: z.string(),
});
export type EditProblem = z.infer<typeof editProblem>;
