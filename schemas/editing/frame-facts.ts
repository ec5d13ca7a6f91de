import type { Issue } from '../issue.ts';
import type { DraftBase } from './document.ts';
import type { ShownPage } from './draw.ts';
import type { ViewAs } from './view-as.ts';

/** What a page in the studio's frame knows of itself, for its script. */
export interface StudioFrameFacts {
  session: string;
  document: string;
  base: DraftBase;
  shown: ShownPage;
  issues: readonly Issue[];
  changesAt?: number | undefined;
  /** Path with its prefix, and query. */
  address: string;
  view: ViewAs;
  /** Path of the call that draws changes. */
  draw: string;
}

/** … and one that shows the draft of another CMS; the first one of a window shows nothing yet. */
export interface CmsFrameFacts {
  /** Origin of the CMS, which alone is listened to. */
  origin: string;
  shown?: ShownPage;
  issues?: readonly Issue[];
  /** Path of the call that draws a document, and of the one that answers it as a page. */
  draw: string;
  whole: string;
}
