import type { Issue } from '../issue.ts';
import type { DraftBase } from './document.ts';
import type { ShownPage } from './draw.ts';
import type { ViewAs } from './view-as.ts';

/** What a page in a frame knows of itself, for its script. */
export type FrameFacts = {
  shown: ShownPage;
  issues: readonly Issue[];
  changesAt: number | undefined;
  /** Path with its prefix, and query. */
  address: string;
  view: ViewAs;
  /** Where changes are drawn. */
  draw: string;
} & (
  | { peer: 'studio'; session: string; document: string; base: DraftBase }
  /** `origin`: of the CMS, which alone is listened to. `whole`: where its document is sent for a page of its own. */
  | { peer: 'cms'; origin: string; whole: string }
);
