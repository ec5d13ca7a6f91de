import { z } from 'zod';

/** How a block differs in a view from what it is now. */
const viewDifference = z.object({
  node: z.string(),
  kind: z.enum(['appears', 'vanishes', 'changes']),
});
export type ViewDifference = z.infer<typeof viewDifference>;

/** Blocks of the document that differ; those that come or go with the block in which they stand are named as well. */
export const viewDifferences = z.object({ nodes: z.array(viewDifference) });
