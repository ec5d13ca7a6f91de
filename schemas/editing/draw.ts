import { z } from 'zod';
import type { Issue } from '../issue.ts';
import { pageLimits, regionNames } from '../page.ts';
import { change } from './change.ts';
import { draftBase } from './document.ts';
import { viewAs } from './view-as.ts';

/** Bytes of a request to draw. */
export const maxDrawBytes = 2 * 1024 * 1024;

/**
 * A part of the page that lies between `<!--part-->` and `<!--/part-->` in the frame: a node of the edited document (`n:<id>`), a
 * region of the page (`r:main`).
 */
const partName = z.string().regex(/^(?:n:[A-Za-z0-9][A-Za-z0-9_-]{0,63}|r:[a-z]{1,16})$/);
const partHash = z.string().regex(/^[\w-]{8,32}$/);

/** What a frame shows. Only the server reads it; a frame gives back what it was told last. */
export const shownPage = z.strictObject({
  /** Stands for what is no part of the edited document. */
  around: partHash,
  /** What stands between the marks of each part, but for the parts in it. */
  parts: z
    .record(partName, partHash)
    .refine((parts) => Object.keys(parts).length <= pageLimits.nodes + regionNames.length),
  /** Types of the blocks of which the page has the rules. */
  blocks: z.array(z.string().max(64)).max(500),
});
export type ShownPage = z.infer<typeof shownPage>;

/** Asks for what an edit changed on the page: the changes since `base`, drawn as somebody would see them. */
export const drawRequest = z.strictObject({
  /** Names the frame that is open: of its requests the newest alone is drawn. */
  session: z.uuid(),
  /** Counts up. */
  number: z.int().min(0),
  base: draftBase,
  changes: z.array(change).max(2000),
  view: viewAs,
  /** What the frame shows; absent: nobody looks at a frame, and only `issues` are wanted. */
  shown: shownPage.optional(),
});
export type DrawRequest = z.infer<typeof drawRequest>;

/** A draft that something is asked about: the changes since `base`, seen as somebody would. */
export const draftRequest = drawRequest.pick({ session: true, base: true, changes: true, view: true });
export type DraftRequest = z.infer<typeof draftRequest>;

/** What is to stand between the marks of a part. `<!--keep:n:ID-->` stands for the node ID as the frame has it. */
export interface DrawnPart {
  part: string;
  html: string;
}

/** What an edit changed. Either `parts` and `rules` are put into the page as it is, or (`isWhole`) the frame is loaded anew. */
export interface DrawAnswer {
  number: number;
  isWhole: boolean;
  parts: readonly DrawnPart[];
  /** CSS of blocks that the page had not so far. */
  rules: string;
  /** All CSS that nodes made for themselves: it takes the place of what came with the last parts. */
  nodeRules: string;
  /** What the frame shows once all of this is in its place; absent where nothing can be drawn of the document as it is. */
  shown?: ShownPage;
  /** All that is wrong with the page now. */
  issues: readonly Issue[];
  /** The next moment, in ms since 1970, at which the page becomes another by itself. */
  changesAt?: number;
}
