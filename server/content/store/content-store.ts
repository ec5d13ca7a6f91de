import type { Change } from '../../../schemas/editing/change.ts';
import type { DocumentKind, DraftBase } from '../../../schemas/editing/document.ts';
import type {
  ContentAct,
  ContentRedirect,
  DocumentVersion,
  DraftChange,
  OpenedDocument,
  Release,
  ScheduledAct,
  StoredDocument,
} from './stored-document.ts';

/** Which documents of a shop are listed. */
export interface DocumentFilter {
  /** Part of a title or key, whatever its case. */
  search?: string | undefined;
  kind?: DocumentKind | undefined;
  locale?: string | undefined;
  state?: StoredDocument['state'] | undefined;
}

/** `none`: there is no such thing in this shop. */
type Missing = { ok: false; reason: 'none' };
/** Somebody else was faster; `base` is what is there now. */
type Stale = { ok: false; reason: 'stale'; base: DraftBase };
/** Another document has this key; `by` is its id. */
export type Taken = { ok: false; reason: 'taken'; by: string };
/** The text is no JSON that may be kept, or does not say where it belongs. `message` tells why. */
type Unreadable = { ok: false; reason: 'unreadable'; message: string };

export type AppendOutcome =
  /** `base`: what the next changes are to be based on. */
  | { ok: true; base: DraftBase }
  /**
   * Others changed the draft meanwhile. `since`: their changes after the caller's base, oldest first (the caller's own, too,
   * where an answer was lost); null: they cannot be told, as the draft was thrown away or another version took its place.
   */
  | { ok: false; reason: 'stale'; since: readonly DraftChange[] | null; now: OpenedDocument }
  | Unreadable
  | Missing;

type PublishOutcome =
  | { ok: true; version: number }
  | Stale
  | Taken
  | { ok: false; reason: 'unchanged' }
  | Unreadable
  | Missing;

/** `circle`: the path would lead back to itself. `not-live`: it is not in the shop. */
export type UnpublishOutcome = { ok: true } | { ok: false; reason: 'circle' | 'not-live' } | Missing;

/** What is published with a draft or a release. */
interface Publishing {
  /** The draft as its publisher saw it. */
  base: DraftBase;
  note: string;
}

interface Unpublishing {
  /** Where a page's path leads then: a path of the same locale, without prefix. */
  redirect: string | null;
  /** Kept with the version that is taken out. */
  note: string;
}

/** What is to happen to a document at a time, or with a release. */
export type Planned = ({ action: 'publish' } & Publishing) | ({ action: 'unpublish' } & Unpublishing);

export type PlanOutcome =
  | { ok: true }
  | Stale
  | { ok: false; reason: 'unchanged' | 'not-live' | 'done' }
  | Missing;

/**
 * The content of all shops: documents as texts, byte for byte, with their drafts, versions and what is to happen to them. Every
 * act has an author and a time; what shoppers see changes in one transaction with its entry in the log of the shop's people. Ids
 * of what is made are the caller's. Whether somebody may do it, and whether a text is fit to be published, is for the caller to
 * know. Every call may throw `DatabaseUnavailable`.
 */
export interface ContentStore {
  /** Documents by kind, locale and key, at most `limit`; `next` is the cursor of those that follow. */
  list(
    tenant: string,
    filter: DocumentFilter,
    page: { limit: number; cursor?: string | undefined },
  ): Promise<{ documents: StoredDocument[]; next: string | null }>;
  find(tenant: string, id: string): Promise<StoredDocument | null>;
  /** The document in the shop at a key, else one that was there or wants to be; `locale` null for data sets of all languages. */
  findAt(
    tenant: string,
    at: { kind: DocumentKind; locale: string | null; key: string },
  ): Promise<StoredDocument | null>;
  open(tenant: string, id: string): Promise<OpenedDocument | null>;
  /** A new document with a draft alone. Its key is what its text says (of a page), or what is given. */
  create(
    tenant: string,
    document: { id: string; kind: DocumentKind; locale: string | null; key: string; text: string },
    act: ContentAct,
  ): Promise<{ ok: true; opened: OpenedDocument } | Taken | Unreadable>;

  /** The newest versions first, at most `limit`, older than `before`. */
  versions(
    tenant: string,
    id: string,
    page: { limit: number; before?: number | undefined },
  ): Promise<DocumentVersion[]>;
  version(tenant: string, id: string, number: number): Promise<(DocumentVersion & { text: string }) | null>;

  /** Changes of the draft after a base, oldest first; null: they cannot be told. */
  changesSince(tenant: string, id: string, base: DraftBase): Promise<readonly DraftChange[] | null>;
  /** Adds changes to the draft, which it begins where there is none. `text` is the document with them. A change counts once. */
  append(
    tenant: string,
    id: string,
    draft: { base: DraftBase; changes: readonly Change[]; text: string },
    act: ContentAct,
  ): Promise<AppendOutcome>;
  /** Throws the draft away; of a document that was never published all of it. */
  discard(
    tenant: string,
    id: string,
    base: DraftBase,
    act: ContentAct,
  ): Promise<{ ok: true } | Stale | { ok: false; reason: 'unchanged' } | Missing>;
  /** Makes an older version the draft, in the place of one that is there. */
  restore(
    tenant: string,
    id: string,
    restored: { number: number; base: DraftBase },
    act: ContentAct,
  ): Promise<{ ok: true; opened: OpenedDocument } | Stale | Missing>;

  /** Puts the draft into the shop. A redirect from its path ends. */
  publish(tenant: string, id: string, publishing: Publishing, act: ContentAct): Promise<PublishOutcome>;
  /** Takes a document out of the shop (or one that was never there out of sight); draft and versions stay. */
  unpublish(
    tenant: string,
    id: string,
    unpublishing: Unpublishing,
    act: ContentAct,
  ): Promise<UnpublishOutcome>;

  /** Has something happen at a time (milliseconds since 1970), in the place of the same action that was to happen. */
  schedule(
    tenant: string,
    id: string,
    scheduled: Planned & { id: string; when: number },
    act: ContentAct,
  ): Promise<PlanOutcome>;
  /** What is to happen, and what should have and could not, by time; of one document, or of all of a shop. */
  scheduled(tenant: string, document?: string): Promise<ScheduledAct[]>;
  /** Takes something back that is to happen, or forgets that it failed; false: there is no such thing. */
  unschedule(tenant: string, scheduled: string, act: ContentAct): Promise<boolean>;
  /**
   * Keeps something from being published for the errors that it has by now (their codes), all of its release with it, until it gets
   * another time; false: there is no such thing.
   */
  holdBack(tenant: string, scheduled: string, faults: readonly string[], act: ContentAct): Promise<boolean>;
  /** Notes the errors (codes) that something has by now which is to be published: it is for editors to mend them before its time. */
  foresee(tenant: string, scheduled: string, faults: readonly string[]): Promise<void>;
  /** Does what is due, in all shops; resolves with how many things were done. Called by each process when the time comes. */
  perform(now: number): Promise<number>;

  createRelease(tenant: string, release: { id: string; title: string }, act: ContentAct): Promise<void>;
  /** Those that did not happen yet, and the last ones that did. */
  releases(tenant: string): Promise<Release[]>;
  release(tenant: string, id: string): Promise<Release | null>;
  /** Puts a document into a release as it is now, in the place of what was planned for it there. */
  planInRelease(
    tenant: string,
    release: string,
    planned: Planned & { id: string; document: string },
    act: ContentAct,
  ): Promise<PlanOutcome>;
  leaveRelease(tenant: string, release: string, document: string, act: ContentAct): Promise<boolean>;
  /** Says when a release happens (milliseconds since 1970), or with null that it does not yet. */
  scheduleRelease(
    tenant: string,
    release: string,
    when: number | null,
    act: ContentAct,
  ): Promise<{ ok: true } | { ok: false; reason: 'done' } | Missing>;
  /** Has all of a release happen now, or nothing; `failed` are what cannot. */
  publishRelease(
    tenant: string,
    release: string,
    act: ContentAct,
  ): Promise<
    | { ok: true }
    | { ok: false; reason: 'failed'; failed: ScheduledAct[] }
    | { ok: false; reason: 'done' }
    | Missing
  >;
  /** Takes a release away that did not happen; what was in it stays in its drafts. */
  dropRelease(tenant: string, release: string, act: ContentAct): Promise<boolean>;

  redirects(tenant: string): Promise<ContentRedirect[]>;
  removeRedirect(
    tenant: string,
    redirect: { locale: string; path: string },
    act: ContentAct,
  ): Promise<boolean>;
}
