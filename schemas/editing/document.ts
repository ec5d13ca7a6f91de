import { z } from 'zod';
import { localeName } from '../content-names.ts';

/** `page` and `frame` are page documents; `data` is a file of a bucket: a data set, a navigation, a slice. */
export const documentKinds = ['page', 'frame', 'data'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What a person may do in the content of a shop; each may do all that those before it may. */
export const editorRoles = ['reader', 'editor', 'publisher', 'administrator'] as const;
export type EditorRole = (typeof editorRoles)[number];

/** How far a document is: never published, live as it is, live with a draft, gone from the shop. */
export const documentStates = ['new', 'published', 'changed', 'archived'] as const;

const person = z.object({ id: z.string(), name: z.string() });

/** A document in a list. Times are milliseconds since 1970. */
export const documentSummary = z.object({
  id: z.uuid(),
  kind: z.enum(documentKinds),
  /** Absent of data sets that are the same in all languages. */
  locale: localeName.optional(),
  /** The page's path, the frame's name, the data set's file below its bucket. */
  key: z.string(),
  title: z.string(),
  state: z.enum(documentStates),
  /** Asked for and neither given nor refused yet. */
  approval: z.enum(['none', 'asked', 'given', 'refused']),
  scheduled: z.object({ at: z.number(), action: z.enum(['publish', 'unpublish']) }).optional(),
  changedAt: z.number(),
  /** Absent: the file that comes with the shop, or a command. */
  changedBy: person.optional(),
});
export type DocumentSummary = z.infer<typeof documentSummary>;

/** Versions and revisions are counted from 1, as far as a database counts. */
export const mostOfCount = 2_147_483_647;
const count = z.int().min(0).max(mostOfCount);

/** What a draft is based on. `revision` counts its changes: 0 is the published version itself. */
export const draftBase = z.strictObject({ version: count.nullable(), revision: count });
export type DraftBase = z.infer<typeof draftBase>;

/** A document as it is opened: its draft, or what is published. */
export const openDocument = z.object({
  summary: documentSummary,
  /** The JSON as it is kept, byte for byte. */
  text: z.string(),
  base: draftBase,
  /** Ids of nodes by their JSON pointers, those of nodes without one of their own included. */
  ids: z.record(z.string(), z.string()),
});
export type OpenDocument = z.infer<typeof openDocument>;
