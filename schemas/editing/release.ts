import { z } from 'zod';
import { pagePath } from '../content-names.ts';
import { draftBase } from './document.ts';
import { plannedAct } from './document-calls.ts';
import { chosenMoment, keptText } from './kept-text.ts';
import { longestNote } from './workflow.ts';

const note = keptText.trim().max(longestNote).default('');

export const newRelease = z.strictObject({ title: keptText.trim().min(1).max(120) });

/** Puts a document into a release: its draft as it is at `base`, or that it is taken out of the shop. */
export const releaseItem = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('publish'), document: z.uuid(), base: draftBase, note }),
  z.strictObject({
    ...{ action: z.literal('unpublish'), document: z.uuid() },
    redirect: pagePath.optional(),
    note,
  }),
]);
export type ReleaseItem = z.infer<typeof releaseItem>;

/** When a release happens (ms since 1970); null: nobody says yet. */
export const releaseTime = z.strictObject({ at: chosenMoment.nullable() });

/** Several documents that are published together, at once or not at all. */
export const releaseShape = z.object({
  id: z.string(),
  title: z.string(),
  at: z.number().optional(),
  state: z.enum(['open', 'done']),
  by: z.object({ id: z.string(), name: z.string() }).optional(),
  createdAt: z.number(),
  items: z.array(plannedAct),
});
export type ReleaseShape = z.infer<typeof releaseShape>;
