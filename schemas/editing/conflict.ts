import { z } from 'zod';
import { editedNodeId, valuePath } from './change.ts';

/**
 * What two people did to the same thing since the state that both began with. What the first one did stays in the document; what
 * the second one did is told, whole, and can be done again. By kind:
 * - `field`: both changed a value; `base`, `theirs` and `mine` are its values, absent where there is none.
 * - `removed-by-me`: I took out a node that the other one changed or moved, or put something into; it stays. `theirs` is the node.
 * - `removed-by-them`: the other one took out a node that I changed or moved; it is gone. `mine` is the node as I had it.
 * - `moved`: both moved a node; the three are its places.
 * - `place`: there is no longer a place where I put a node. `mine` is the place and, of a new node, the node.
 * - `id`: both put in a node of this id, but not the same one; `theirs` and `mine` are the nodes.
 */
export const conflict = z.object({
  kind: z.enum(['field', 'removed-by-me', 'removed-by-them', 'moved', 'place', 'id']),
  /** Null: a value of the document itself. */
  node: editedNodeId.nullable(),
  /** Of a `field` alone. */
  path: valuePath.optional(),
  base: z.json().optional(),
  theirs: z.json().optional(),
  mine: z.json().optional(),
});
export type Conflict = z.infer<typeof conflict>;
