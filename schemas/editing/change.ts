import { z } from 'zod';
import { pageLimits } from '../page.ts';

/** Id of a node within its document, as `readPageDocument` gives it. */
export const editedNodeId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);

/**
 * Where a node stands: in a region of the document (`parent` null) or in a slot of a node; behind a neighbour, or first.
 * `past` is the number of entries in between that are no nodes, for broken lists keep what they hold.
 */
const nodePlace = z.strictObject({
  parent: editedNodeId.nullable(),
  list: z.string().min(1).max(128),
  after: editedNodeId.nullable(),
  past: z.int().min(1).max(pageLimits.nodes).optional(),
});
export type NodePlace = z.infer<typeof nodePlace>;

/** Way to a value within a node (`['props', 'links', 0, 'label']`) or, without a node, within the document (`['page', 'title']`). */
export const valuePath = z
  .array(z.union([z.string().min(1).max(128), z.int().min(0).max(10_000)]))
  .min(1)
  .max(pageLimits.propsLevels + 4);
export type ValuePath = z.infer<typeof valuePath>;

/**
 * One step of an edit. `set` without a `value` takes the value away; objects that are missing on the way are made. It never leads
 * into `id`, `slots` or `regions`, which `insert`, `remove` and `move` are for; it only makes and takes away empty lists there.
 * Items of other lists have no names: who inserts one sets the list. A node that is inserted brings ids for itself and for all
 * within it.
 */
export const patch = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('set'),
    node: editedNodeId.nullable(),
    path: valuePath,
    value: z.json().optional(),
  }),
  z.strictObject({ op: z.literal('insert'), place: nodePlace, node: z.record(z.string(), z.json()) }),
  z.strictObject({ op: z.literal('remove'), node: editedNodeId }),
  z.strictObject({ op: z.literal('move'), node: editedNodeId, place: nodePlace }),
]);
export type Patch = z.infer<typeof patch>;

/** What one act of an editor did, and what one undo takes back. `id` is the editor's own, so that a change counts once. */
export const change = z.strictObject({
  id: z.uuid(),
  patches: z.array(patch).min(1).max(pageLimits.nodes),
});
export type Change = z.infer<typeof change>;
