import { z } from 'zod';

/** Problem details as every call refuses. (RFC 9457) */
export const problem = z.object({
  type: z.literal('about:blank'),
  title: z.string().describe('what the status means, or the same as `detail`'),
  status: z.int().min(400).max(599),
  detail: z.string().optional().describe('a sentence in the language of the call'),
  errors: z
    .array(z.object({ field: z.string(), detail: z.string() }))
    .optional()
    .describe('what is wrong with single fields and parameters'),
  needsProof: z.literal(true).optional().describe('the next try needs a solved captcha'),
  requestId: z.string().optional().describe('under which the log has it'),
});

export type Problem = z.output<typeof problem>;
