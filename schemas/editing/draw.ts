import { z } from 'zod';
import type { Issue } from '../issue.ts';
import { change } from './change.ts';
import { draftBase } from './document.ts';
import { viewAs } from './view-as.ts';

/** Asks for what an edit changed on the page: the changes since `base`, drawn as somebody would see them. */
export const drawRequest = z.strictObject({
  /** Names the frame that is open; the server remembers what it has shown there. */
  session: z.uuid(),
  /** Counts up; an answer to an older number than the newest that was shown is dropped. */
  number: z.int().min(0),
  base: draftBase,
  changes: z.array(change).max(2000),
  view: viewAs,
});
export type DrawRequest = z.infer<typeof drawRequest>;

/** A node that is to be put in the place of what the frame shows between its marks. */
export interface DrawnNode {
  id: string;
  html: string;
  islands: readonly string[];
}

/** What an edit changed. Either `nodes` and `rules` are put into the page as it is, or (`isWhole`) the frame is loaded anew. */
export interface DrawAnswer {
  number: number;
  isWhole: boolean;
  nodes: readonly DrawnNode[];
  /** CSS that the page lacks so far. */
  rules: string;
  /** All that is wrong with the page now. */
  issues: readonly Issue[];
  /** The next moment, in ms since 1970, at which the page becomes another by itself. */
  changesAt?: number;
}
