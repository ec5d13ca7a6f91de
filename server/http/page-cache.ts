import { LRUCache } from 'lru-cache';
import type { Visit } from './visit.ts';

export type Encoding = 'identity' | 'gzip' | 'br';

/** What a page was drawn for, so that it can be drawn again in the background. */
export interface PageKey {
  tenant: string;
  /** Path as it was asked for, with its locale prefix. */
  path: string;
  visit: Visit;
  /** Declared query parameters only. */
  query: Record<string, string>;
}

export interface CachedPage {
  key: PageKey;
  etag: string;
  /** Headers of the answer, but for encoding and length: name, value, name, value … */
  headers: readonly string[];
  bodies: Record<Encoding, Buffer>;
  tags: ReadonlySet<string>;
  /** Milliseconds of the wall clock; after them the page is drawn anew while this one is served. */
  freshUntil: number;
  /** Milliseconds of the wall clock; after them not even a stale page is served. */
  hardEnd: number;
}

/**
 * Rendered pages as bytes. Looked up in two steps: first which dimensions of the request the page depends on, then the
 * page itself; so two requests that differ in nothing the page uses share one entry.
 */
export interface PageCache {
  find(tenant: string, path: string, visit: Visit, readQuery: (name: string) => string): CachedPage | undefined;
  store(page: CachedPage, dimensions: ReadonlySet<string>): void;
  remove(page: CachedPage): void;
  /** Marks pages with one of the tags as stale; deletes nothing. Returns how many. */
  markStale(tags: ReadonlySet<string>): number;
  markPathStale(tenant: string, path: string): number;
  clear(): void;
  stats(): { entries: number; bytes: number };
}

export function createPageCache(maxBytes: number): PageCache {
  const dimensionsOf = new LRUCache<string, readonly string[]>({ max: 20_000 });
  const pages = new LRUCache<string, CachedPage>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ bodies }) => bodies.identity.length + bodies.gzip.length + bodies.br.length + 2048,
  });

  return {
    find(tenant, path, visit, readQuery) {
      const place = `${tenant} ${path}`;
      const dimensions = dimensionsOf.get(place);
      return dimensions && pages.get(place + values(dimensions, visit, readQuery));
    },
    store(page, dimensions) {
      if (maxBytes === 0) return;
      const place = `${page.key.tenant} ${page.key.path}`;
      const names = [...dimensions].toSorted();
      dimensionsOf.set(place, names);
      pages.set(place + values(names, page.key.visit, (name) => page.key.query[name] ?? ''), page);
    },
    remove(page) {
      for (const [key, held] of pages) if (held === page) pages.delete(key);
    },
    markStale(tags) {
      let marked = 0;
      for (const page of pages.values()) {
        if (page.tags.isDisjointFrom(tags)) continue;
        page.freshUntil = 0;
        marked++;
      }
      return marked;
    },
    markPathStale(tenant, path) {
      let marked = 0;
      for (const page of pages.values()) {
        if (page.key.tenant !== tenant || page.key.path !== path) continue;
        page.freshUntil = 0;
        marked++;
      }
      return marked;
    },
    clear() {
      pages.clear();
      dimensionsOf.clear();
    },
    stats: () => ({ entries: pages.size, bytes: pages.calculatedSize }),
  };
}

function values(dimensions: readonly string[], visit: Visit, readQuery: (name: string) => string): string {
  let key = '';
  for (const dimension of dimensions) {
    key += '\n';
    if (dimension === 'device') key += visit.device;
    else if (dimension === 'visitor') key += visit.visitor;
    else if (dimension.startsWith('query:')) key += readQuery(dimension.slice('query:'.length));
    else key += visit.variants[dimension.slice('experiment:'.length)] ?? '';
  }
  return key;
}
