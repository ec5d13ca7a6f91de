import type { CompletePage, PageFacts } from '../../renderer/contract/rendered-page.ts';
import { type Encoding, encodeBodies, etagOf } from '../http/content-encoding.ts';
import type { CachedPage, PageCache, PageKey } from './page-cache.ts';
import { publicHeaders, type ResponseContext } from './page-headers.ts';
import { type Clocks, lifeOf } from './page-life.ts';

/** When the drawing of a page began. */
export interface BegunDrawing {
  /** How many times pages had been marked as stale. */
  marks: number;
  /** Milliseconds since 1970 for which it is drawn. */
  drawnFor: number;
}

/** Keeps drawn pages as bytes, ready to be sent. */
export interface PageStore {
  /** To be asked before a page is drawn. */
  begin(): BegunDrawing;
  /**
   * Stores a drawn page, unless it shows what somebody typed; returns it as it will be served. `begun` is what `begin` gave
   * before it was drawn; `encoding` is the one that is wanted when it is not kept.
   */
  store(
    key: PageKey,
    page: CompletePage,
    locale: string,
    begun: BegunDrawing,
    encoding: Encoding,
  ): Promise<CachedPage>;
}

export function createPageStore(options: { cache: PageCache; context: ResponseContext } & Clocks): PageStore {
  const { cache, context, now } = options;
  return {
    begin: () => ({ marks: cache.marks(), drawnFor: now() }),
    async store(key, { facts, html }, locale, { marks, drawnFor }, encoding) {
      const isKept = cache.isEnabled && !showsTyped(key, facts);
      const page = {
        key,
        // Nobody could ask again for a body that is not kept.
        etag: cache.isEnabled ? etagOf(html) : undefined,
        headers: publicHeaders(facts, now(), context, locale),
        bodies: await encodeBodies(html, isKept ? ['br', 'gzip'] : [encoding]),
        tags: facts.tags,
        ...lifeOf(facts, drawnFor, options),
      };
      if (isKept) cache.store(page, facts.dimensions, marks);
      return page;
    },
  };
}

/** Whether a page shows what somebody typed. There are as many of them as one likes: kept, they would push out all others. */
function showsTyped({ query }: PageKey, { dimensions }: Pick<PageFacts, 'dimensions'>): boolean {
  return Object.keys(query).some((name) => dimensions.has(`query:${name}`));
}
