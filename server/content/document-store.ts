import { LRUCache } from 'lru-cache';
import { pathsOf } from './content-address.ts';
import type { Absence, Copy, HeldDocument } from './held-document.ts';
import { createTagIndex } from './tag-index.ts';

/** What a call for renewal names; each entry alone is enough. */
export interface Renewal {
  tags?: readonly string[];
  keys?: readonly string[];
  /** Paths of pages, with or without the language in front. */
  paths?: readonly string[];
  /** Only documents of this tenant. */
  tenant?: string | undefined;
}

/** Documents held by key, found again by what a renewal names. */
export interface DocumentStore {
  find(key: string): HeldDocument | undefined;
  put(key: string, held: HeldDocument): void;
  /** Puts a further tag on what is held. */
  tag(key: string, held: HeldDocument, tag: string): void;
  /** Everything held that the renewal names. */
  named(renewal: Renewal): Map<string, HeldDocument>;
  /** Bytes of the good copies, as estimated. */
  bytes(): number;
}

/** For what is never kept. */
export const noStore: DocumentStore = {
  find: () => undefined,
  put() {},
  tag() {},
  named: () => new Map<string, HeldDocument>(),
  bytes: () => 0,
};

/** Most answers of "there is none" that are remembered; they have their own room, so that made-up paths push out no document. */
const maxAbsences = 10_000;

/** What a copy costs beside its value: key, tags, entry. */
const overheadBytes = 1024;

/** A store whose good copies take at most about `maxBytes`; the least recently used go first. */
export function createDocumentStore(maxBytes: number): DocumentStore {
  const index = createTagIndex();
  const forget = (held: HeldDocument, key: string): void => index.remove(key, marksOf(held));
  const copies = new LRUCache<string, Copy>({
    maxSize: maxBytes,
    sizeCalculation: (copy) => copy.bytes + overheadBytes,
    dispose: forget,
  });
  const absences = new LRUCache<string, Absence>({ max: maxAbsences, dispose: forget });

  function put(key: string, held: HeldDocument): void {
    if (held.kind === 'copy') {
      absences.delete(key);
      copies.set(key, held);
    } else {
      copies.delete(key);
      absences.set(key, held);
    }
    // A copy larger than the whole store is not taken in.
    if (copies.has(key) || absences.has(key)) index.add(key, marksOf(held));
  }

  function named(renewal: Renewal): Map<string, HeldDocument> {
    const found = new Map<string, HeldDocument>();
    const look = (key: string): void => {
      const held = copies.peek(key) ?? absences.peek(key);
      if (held && (renewal.tenant === undefined || held.address.tenant === renewal.tenant))
        found.set(key, held);
    };
    renewal.keys?.forEach(look);
    for (const mark of marksNamedBy(renewal)) for (const key of index.keysOf(mark)) look(key);
    return found;
  }

  return {
    find: (key) => copies.get(key) ?? absences.get(key),
    put,
    tag(key, held, tag) {
      if (held.tags.has(tag)) return;
      held.tags.add(tag);
      index.add(key, [tag]);
    },
    named,
    bytes: () => copies.calculatedSize,
  };
}

/** Whether a renewal names a document with these marks. */
export function isNamedBy(renewal: Renewal, key: string, held: HeldDocument): boolean {
  if (renewal.tenant !== undefined && held.address.tenant !== renewal.tenant) return false;
  if (renewal.keys?.includes(key)) return true;
  const marks = new Set(marksOf(held));
  return marksNamedBy(renewal).some((mark) => marks.has(mark));
}

function marksOf(held: HeldDocument): string[] {
  return [...held.tags, ...pathsOf(held.address).map(pathMark)];
}

function marksNamedBy({ tags = [], paths = [] }: Renewal): string[] {
  return [...tags, ...paths.map(pathMark)];
}

// A tag holds no blank, so that the two never meet.
function pathMark(path: string): string {
  return `path ${path}`;
}
