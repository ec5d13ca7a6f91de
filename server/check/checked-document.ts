import type { Issue } from '../../schemas/issue.ts';

/** What shoppers get of a document: it as it is, it without what is faulty, it when its time comes, or nothing new of it. */
export type Verdict = 'shown' | 'shown-in-part' | 'shown-later' | 'not-shown';

export interface CheckedIssue extends Issue {
  /** What shoppers see of it, in a sentence. */
  effect: string;
}

/** A document of the content, with what is wrong with it. */
export interface CheckedDocument {
  kind: 'page' | 'frame' | 'data' | 'shop' | 'file';
  tenant: string;
  locale: string;
  /** Path of a page, name of a frame, category and identifier of a data set. */
  name: string;
  /** Where it is read: its file or address. */
  place: string;
  isDraft: boolean;
  verdict: Verdict;
  issues: readonly CheckedIssue[];
}
