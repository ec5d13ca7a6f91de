import { LRUCache } from 'lru-cache';
import type { Bodies } from '../http/content-encoding.ts';
import type { PageLife } from './page-life.ts';
import type { Visit } from './visit.ts';

/** What a page was drawn for, so that it can be drawn again in the background. */
export interface PageKey {
  tenant: string;
  /** Path as it was asked for, with its locale prefix. */
  path: string;
  visit: Visit;
  /** Declared query parameters only. */
  query: Record<string, string>;
}

export interface CachedPage extends PageLife {
  key: PageKey;
  /** Undefined for a page that is not kept. */
  etag: string | undefined;
  /** Headers of the answer, but for encoding and length: name, value, name, value … */
  headers: readonly string[];
  bodies: Bodies;
  tags: ReadonlySet<string>;
}

/**
 * Rendered pages as bytes. Looked up in two steps: first which dimensions of the request the page depends on, then the
 * page itself; so two requests that differ in nothing the page uses share one entry.
 */
export interface PageCache {
  /** False when it has no room at all: nothing is ever found then. */
  readonly isEnabled: boolean;
  find(key: PageKey): CachedPage | undefined;
  /**
   * Takes a page in. `since` is what `marks` gave before the page was drawn: when one of its tags was marked meanwhile, it
   * may show what was there before, and is stale at once.
   */
  store(page: CachedPage, dimensions: ReadonlySet<string>, since: number): void;
  remove(page: CachedPage): void;
  /**
   * Marks pages with one of the tags as stale; deletes nothing. Returns how many. `ends`: they are not even served once more while
   * they are drawn anew.
   */
  markStale(tags: ReadonlySet<string>, ends?: boolean): number;
  /** How many times pages were marked. */
  marks(): number;
  stats(): { entries: number; bytes: number };
}

/** Calls of `markStale` that are remembered for pages that are being drawn. */
const rememberedMarks = 500;

/** What an entry costs beside its bodies: headers, tags, key. */
const overheadBytes = 8192;

export function createPageCache(maxBytes: number): PageCache {
  const dimensionsOf = new LRUCache<string, readonly string[]>({ max: 20_000 });
  const pages = new LRUCache<string, CachedPage>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ bodies: { identity, gzip, br } }) =>
      identity.length + (gzip?.length ?? 0) + (br?.length ?? 0) + overheadBytes,
  });
  const recent: { tags: ReadonlySet<string>; ends: boolean }[] = [];
  let marked = 0;

  /** Marks a page as it was marked while it was drawn. */
  function markMissed(page: CachedPage, since: number): void {
    const missed = marked - since;
    if (missed > recent.length) page.freshUntil = -Infinity;
    for (const { tags, ends } of recent.slice(Math.max(0, recent.length - missed))) mark(page, tags, ends);
  }

  return {
    isEnabled: maxBytes > 0,
    find(key) {
      const place = placeOf(key);
      const dimensions = dimensionsOf.get(place);
      return dimensions && pages.get(place + values(dimensions, key));
    },
    store(page, dimensions, since) {
      if (maxBytes === 0) return;
      const place = placeOf(page.key);
      // Never fewer than before: one drawn for a phone may not use what another, drawn for a desktop, depends on.
      const names = [...dimensions.union(new Set(dimensionsOf.get(place)))].toSorted();
      dimensionsOf.set(place, names);
      markMissed(page, since);
      pages.set(place + values(names, page.key), page);
    },
    remove(page) {
      for (const [key, held] of pages) if (held === page) pages.delete(key);
    },
    markStale(tags, ends = false) {
      marked++;
      recent.push({ tags, ends });
      if (recent.length > rememberedMarks) recent.shift();
      let count = 0;
      for (const page of pages.values()) if (mark(page, tags, ends)) count++;
      return count;
    },
    marks: () => marked,
    stats: () => ({ entries: pages.size, bytes: pages.calculatedSize }),
  };
}

/** Marks a page that has one of the tags; whether it has. */
function mark(page: CachedPage, tags: ReadonlySet<string>, ends: boolean): boolean {
  if (page.tags.isDisjointFrom(tags)) return false;
  page.freshUntil = -Infinity;
  if (ends) page.hardEnd = -Infinity;
  return true;
}

function placeOf({ tenant, path }: PageKey): string {
  return `${tenant} ${path}`;
}

/** What a visitor typed is put in quotes, so that no value can look like the next one. */
function values(dimensions: readonly string[], { visit, query }: PageKey): string {
  let key = '';
  for (const dimension of dimensions) {
    key += '\n';
    if (dimension === 'device') key += visit.device;
    else if (dimension === 'visitor') key += visit.visitor;
    else if (dimension.startsWith('query:'))
      key += JSON.stringify(query[dimension.slice('query:'.length)] ?? '');
    else key += visit.variants[dimension.slice('experiment:'.length)] ?? '';
  }
  return key;
}
