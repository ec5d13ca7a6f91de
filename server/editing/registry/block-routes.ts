import { z } from 'zod';
import { blockInfo } from '../../../schemas/editing/block-info.ts';
import { editRoute, type EditRoute } from '../edit-call.ts';
import type { createBlockList } from './block-list.ts';

/** The blocks that pages are made of: shapes, slots and an example of each. */
export function createBlockRoutes(blocks: ReturnType<typeof createBlockList>): EditRoute[] {
  return [
    editRoute(
      { method: 'get', path: '/blocks', role: 'reader', answer: z.object({ blocks: z.array(blockInfo) }) },
      async () => ({ blocks: [...(await blocks())] }),
    ),
  ];
}
