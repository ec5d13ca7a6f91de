import { z } from 'zod';

/**
 * A file of bucket `places`: the postal codes of a locale's country with their places, each a line (`1070 Wien`, of the Netherlands
 * the digits alone: `1012 Amsterdam`). A code with several places has several lines.
 */
export const places = z.strictObject({
  lines: z
    .array(
      z
        .string()
        .max(80)
        .regex(/^\d{4,5} \S/),
    )
    .max(60_000),
});
