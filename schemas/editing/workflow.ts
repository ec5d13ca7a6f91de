import { z } from 'zod';
import { pagePath } from '../content-names.ts';
import { editedNodeId } from './change.ts';
import { draftBase } from './document.ts';
import { chosenMoment, keptText } from './kept-text.ts';

const person = z.object({ id: z.string(), name: z.string() });

/** Characters of a note. */
export const longestNote = 500;
const note = keptText.trim().max(longestNote);

/** Publishes the draft as it is at `base`, at once or at a moment (ms since 1970). */
export const publishRequest = z.strictObject({ base: draftBase, note, at: chosenMoment.optional() });
export type PublishRequest = z.infer<typeof publishRequest>;

/** Takes a page off the shop; whoever asks for it is led to `redirect`, or told that it is gone. */
export const unpublishRequest = z.strictObject({
  note,
  redirect: pagePath.optional(),
  at: chosenMoment.optional(),
});
export type UnpublishRequest = z.infer<typeof unpublishRequest>;

/** A published state of a document in the list of its history, the newest first. */
export const versionSummary = z.object({
  number: z.int(),
  at: z.number(),
  by: person.optional(),
  note: z.string(),
  isLive: z.boolean(),
  /** When, by whom and why it was taken out of the shop. */
  taken: z.object({ at: z.number(), by: person.optional(), note: z.string() }).optional(),
});
export type VersionSummary = z.infer<typeof versionSummary>;

/** Asks for approval of the draft, or answers that; a refusal says why, at a node or of the whole. */
export const approvalRequest = z.strictObject({
  act: z.enum(['ask', 'approve', 'reject', 'withdraw']),
  base: draftBase,
  note,
  node: editedNodeId.optional(),
});
export type ApprovalRequest = z.infer<typeof approvalRequest>;

/** Who has a document open, and where in it. */
const presentEditor = z.object({ person, node: editedNodeId.nullable(), seenAt: z.number() });
export type PresentEditor = z.infer<typeof presentEditor>;

/** The others in a document, and the build that answers (`StudioPage`). */
export const presenceAnswer = z.object({ others: z.array(presentEditor), build: z.string() });
export type PresenceAnswer = z.infer<typeof presenceAnswer>;
