import type { documentStates, DocumentKind, DraftBase } from '../../../schemas/editing/document.ts';
import type { Change } from '../../../schemas/editing/change.ts';

/** Who does something to content, and when (milliseconds since 1970). `author` is a staff id; null: the shop, or a command. */
export interface ContentAct {
  author: string | null;
  at: number;
}

/** What is to happen to a document by itself. */
export interface ScheduledAct {
  id: string;
  document: string;
  /** What it is called, and where it is, once this has happened; `locale` null of data sets of all languages. */
  title: string;
  key: string;
  locale: string | null;
  action: 'publish' | 'unpublish';
  /** Milliseconds since 1970. */
  at: number;
  /** The release that it is part of. */
  release: string | null;
  author: string | null;
  note: string;
  /** Where its path leads once it is unpublished. */
  redirect: string | null;
  /** Of what is to be published: the draft as it was when this was asked for. What is written later is not in it. */
  base: DraftBase | null;
  /** Another version was published since: it would take that back, and so will not happen. */
  isOutdated: boolean;
  /** Why it did not happen when its time came, or was held back before (`invalid`). */
  failed: 'outdated' | 'taken' | 'invalid' | null;
  /** Codes of the errors for which it was held back, or that it would have as it was last looked at. */
  faults: readonly string[];
}

/** A page, a frame or a file of a bucket, as it stands in lists. Times are milliseconds since 1970. */
export interface StoredDocument {
  /** A UUID. */
  id: string;
  tenant: string;
  kind: DocumentKind;
  /** Null of data sets that are the same in all languages. */
  locale: string | null;
  /** The page's path, the frame's name, the data set's file below its bucket; of what was never published the draft's. */
  key: string;
  title: string;
  /** Its file below a content folder, with `/`. */
  file: string;
  state: (typeof documentStates)[number];
  /** The newest version, also when it is not in the shop any more; null: never published. */
  version: number | null;
  /** Its draft, if it has one. */
  draft: DraftBase | null;
  /** The next thing that happens to it by itself. */
  scheduled: { at: number; action: ScheduledAct['action'] } | null;
  changedAt: number;
  changedBy: string | null;
}

/** A document as it is opened: its draft, else its newest version. */
export interface OpenedDocument {
  document: StoredDocument;
  /** As it is kept, byte for byte. */
  text: string;
  base: DraftBase;
}

/** A version that was published. */
export interface DocumentVersion {
  number: number;
  title: string;
  author: string | null;
  at: number;
  note: string;
  /** Whether it is what shoppers get. */
  isLive: boolean;
  /** When, by whom and why it was taken out of the shop. */
  taken: { at: number; author: string | null; note: string } | null;
}

/** A change in a draft; `revision` is that of the draft with it. */
export interface DraftChange {
  revision: number;
  change: Change;
  author: string | null;
  at: number;
}

/** A page's path that leads elsewhere since the page is gone; both are of its locale, without its prefix. */
export interface ContentRedirect {
  locale: string;
  path: string;
  to: string;
  at: number;
}

/** Several documents that are published together. */
export interface Release {
  id: string;
  tenant: string;
  title: string;
  /** Milliseconds since 1970; null: nobody has said when. */
  at: number | null;
  /** `open`: things may be put into it; `done`: it happened. */
  state: 'open' | 'done';
  author: string | null;
  createdAt: number;
  items: readonly ScheduledAct[];
}
