import type { ContentAddress } from './content-source.ts';
import type { FetchFailure } from './fetch-failure.ts';

/** What a parser finds wrong; an `Issue` is one. */
export interface DocumentIssue {
  code: string;
  pointer: string;
  message: string;
}

/**
 * What a parser makes of a body. `bytes` is what the value takes in memory, if the parser knows better than the cache; `lost`: a
 * part of it of which nothing is left, for which a good copy does not make room.
 */
export type ParsedDocument<T> =
  | { ok: true; value: T; tags: readonly string[]; bytes?: number; lost?: readonly DocumentIssue[] }
  | { ok: false; issues: readonly DocumentIssue[] };

/** How a document is read: the block or part that asks, and what makes a value of the body. */
export interface DocumentReader<T> {
  component: string;
  parse: (body: unknown) => ParsedDocument<T>;
}

/** A series of failures to renew what is held; ends with the first success. */
interface Trouble {
  reason: string;
  failures: number;
  /** Monotonic milliseconds before which nothing is tried. */
  notBefore: number;
}

interface Held {
  address: ContentAddress;
  reader: DocumentReader<unknown>;
  tags: Set<string>;
  /** Marked by a call for renewal since it was last asked for. */
  marked: boolean;
  /** Monotonic milliseconds at which the upstream last said so. */
  confirmedAt: number;
  freshUntil: number;
  trouble: Trouble | undefined;
  /** Revision that was delivered since and cannot be used, so that it is looked at and reported once. */
  refused: string | undefined;
}

/** A good copy. It stays until the upstream has a better one, says that there is none, or memory is needed. */
export interface Copy extends Held {
  kind: 'copy';
  value: unknown;
  revision: string;
  /** True when a part of it has nothing left: a better one is not kept for it. */
  isPoor: boolean;
  etag: string | undefined;
  /** Milliseconds since 1970 at which it becomes another by itself. */
  until: number | undefined;
  bytes: number;
}

/** The knowledge that there is no document (`failure` undefined), or that it could not be had. */
export interface Absence extends Held {
  kind: 'absence';
  failure: FetchFailure | undefined;
  issues: readonly DocumentIssue[];
}

export type HeldDocument = Copy | Absence;
