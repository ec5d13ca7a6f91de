import { z } from 'zod';

/** A block as editors use it. `schema` is the JSON Schema of its props, as `schemas/published/blocks/` has it. */
export const blockInfo = z.object({
  type: z.string(),
  v: z.int(),
  /** Folder of blocks that it is in: `content`, `catalogue` … */
  group: z.string(),
  slots: z.record(z.string(), z.object({ allow: z.array(z.string()).optional(), max: z.int().optional() })),
  schema: z.record(z.string(), z.json()),
  data: z.record(z.string(), z.object({ required: z.boolean() })),
  /** A node without ids, ready to be inserted: the smallest example that its folder has. */
  example: z.record(z.string(), z.json()),
});
export type BlockInfo = z.infer<typeof blockInfo>;
