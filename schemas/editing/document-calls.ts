import { z } from 'zod';
import { contentPath, localeName } from '../content-names.ts';
import { documentKinds, documentStates, documentSummary, draftBase, mostOfCount } from './document.ts';
import { keptText } from './kept-text.ts';

/** Which documents are listed; all at once unless there are very many. */
export const documentQuery = z.object({
  search: keptText.max(100).optional(),
  kind: z.enum(documentKinds).optional(),
  locale: localeName.optional(),
  state: z.enum(documentStates).optional(),
  cursor: z.string().max(1100).optional(),
});

export const documentList = z.object({
  documents: z.array(documentSummary),
  /** Goes on from here; absent: these are all. */
  next: z.string().optional(),
});

/** A new page: empty, a copy of a document (in the same or another language), or of a template's text. */
export const newPage = z.strictObject({
  locale: localeName,
  path: contentPath,
  title: z.string().trim().min(1).max(200),
  from: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('blank') }),
      z.strictObject({ kind: z.literal('copy'), document: z.uuid() }),
      z.strictObject({ kind: z.literal('template'), name: z.string().max(64) }),
    ])
    .default({ kind: 'blank' }),
});
export type NewPage = z.infer<typeof newPage>;

/** The draft that an act is about, as its editor saw it. */
export const actOnDraft = z.strictObject({ base: draftBase });

/** `base`: the draft that is given up for it; absent: whatever there is. */
export const restoreRequest = z.strictObject({
  number: z.int().min(1).max(mostOfCount),
  base: draftBase.optional(),
});
export type RestoreRequest = z.infer<typeof restoreRequest>;

export const issueShape = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'notice']),
  pointer: z.string(),
  message: z.string(),
  hint: z.string(),
  nodeId: z.string().nullable(),
  field: z.string().nullable(),
  /** What shoppers see of it, in a sentence. */
  effect: z.string().optional(),
});

/** All that is wrong with a draft, as it would be at a moment (ms since 1970). */
export const problemQuery = z.object({
  at: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
});
export const problemList = z.object({
  issues: z.array(issueShape),
  /** Whether it may be published: nothing is an error. */
  isPublishable: z.boolean(),
});

/** What is to happen to a document by itself, or should have and could not. */
export const plannedAct = z.object({
  id: z.string(),
  document: z.string(),
  title: z.string(),
  key: z.string(),
  /** Absent of data sets that are the same in all languages. */
  locale: z.string().optional(),
  action: z.enum(['publish', 'unpublish']),
  at: z.number(),
  release: z.string().optional(),
  by: z.object({ id: z.string(), name: z.string() }).optional(),
  note: z.string(),
  redirect: z.string().optional(),
  /** Why it will not or did not happen; absent: nothing stands against it. */
  hindrance: z.enum(['outdated', 'taken', 'invalid']).optional(),
  /** Codes of the errors for which it was held back; without a hindrance: of those that it would have by now. */
  faults: z.array(z.string()),
});
export type PlannedAct = z.infer<typeof plannedAct>;
