import type { Readable } from 'node:stream';

/**
 * Files by name: what people hand in, for as long as it is needed. Names have one to four parts of `a-z`, `0-9` and `-` with
 * slashes between, each part at most 64 characters and beginning with no hyphen; a `RangeError` tells of others. Whoever stores
 * something makes a name that nobody has had: a name stands for the same bytes for ever. Every call may throw
 * `ObjectsUnavailable`, soon.
 */
export interface ObjectStore {
  /** Stores a file whole or not at all; what had the name is replaced. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The file; undefined: there is none of that name. What fails while it is read fails the stream. */
  get(name: string): Promise<Readable | undefined>;
  /** Takes a file away; one that is gone already is no fault. */
  delete(name: string): Promise<void>;
}
