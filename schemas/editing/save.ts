import { z } from 'zod';
import type { Issue } from '../issue.ts';
import { change, editedNodeId, valuePath } from './change.ts';
import { draftBase } from './document.ts';

/** Saves changes into the draft. A change that the draft has already (by its id) counts once. */
export const saveRequest = z.strictObject({ base: draftBase, changes: z.array(change).min(1).max(500) });
export type SaveRequest = z.infer<typeof saveRequest>;

/** A value that two editors changed: what the draft holds now, and what the change that was refused wanted. */
export const editConflict = z.object({
  change: z.uuid(),
  node: editedNodeId.nullable(),
  /** Absent where a node is gone, or stands elsewhere. */
  path: valuePath.optional(),
  theirs: z.json().optional(),
  mine: z.json().optional(),
  by: z.object({ id: z.string(), name: z.string() }).optional(),
});
export type EditConflict = z.infer<typeof editConflict>;

/**
 * `changes` are all that lead from the base that was sent to the one of the answer, in their order: those of others, and the
 * sender's own as they were made, whose steps may be others than were sent. A change with a conflict is not in it at all, nor is one
 * that others had made already.
 */
export const saveAnswer = z.object({
  base: draftBase,
  changes: z.array(change),
  conflicts: z.array(editConflict),
});
export type SaveAnswer = z.infer<typeof saveAnswer> & { issues?: readonly Issue[] };
