import { z } from 'zod';
import { editedNodeId } from './change.ts';
import { keptText } from './kept-text.ts';
import { longestNote } from './workflow.ts';

/** A remark on a document, or on a node of it. */
export const newNote = z.strictObject({
  text: keptText.trim().min(1).max(longestNote),
  node: editedNodeId.nullable().default(null),
});

const person = z.object({ id: z.string(), name: z.string() });

const noteShape = z.object({
  id: z.string(),
  node: z.string().nullable(),
  text: z.string(),
  by: person.optional(),
  at: z.number(),
  isSettled: z.boolean(),
});
export type NoteShape = z.infer<typeof noteShape>;

/** The notes of a document, the oldest first. `approval`: why it was refused, or what whoever asked for it said. */
export const noteList = z.object({ notes: z.array(noteShape), approval: noteShape.optional() });
export type NoteList = z.infer<typeof noteList>;
