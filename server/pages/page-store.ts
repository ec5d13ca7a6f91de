import type { CompletePage, PageFacts } from '../../renderer/contract/rendered-page.ts';
import { type Encoding, encodeBodies, etagOf } from '../http/content-encoding.ts';
import type { CachedPage, PageCache, PageKey } from './page-cache.ts';
import { publicHeaders, type ResponseContext } from './page-headers.ts';
import { lifeOf } from './page-life.ts';

/** Keeps drawn pages as bytes, ready to be sent. */
export interface PageStore {
  /**
   * Stores a drawn page, unless it shows what somebody typed; returns it as it will be served. `since` is what the cache's
   * `marks` gave before it was drawn; `encoding` is the one that is wanted when it is not kept.
   */
  store(
    key: PageKey,
    page: CompletePage,
    locale: string,
    since: number,
    encoding: Encoding,
  ): Promise<CachedPage>;
}

export function createPageStore(options: {
  cache: PageCache;
  context: ResponseContext;
  now: () => number;
}): PageStore {
  const { cache, context, now } = options;
  return {
    async store(key, { facts, html }, locale, since, encoding) {
      const drawnAt = now();
      const isKept = cache.isEnabled && !showsTyped(key, facts);
      const page = {
        key,
        // Nobody could ask again for a body that is not kept.
        etag: cache.isEnabled ? etagOf(html) : undefined,
        headers: publicHeaders(facts, drawnAt, context, locale),
        bodies: await encodeBodies(html, isKept ? ['br', 'gzip'] : [encoding]),
        tags: facts.tags,
        drawnAt,
        ...lifeOf(facts, drawnAt),
      };
      if (isKept) cache.store(page, facts.dimensions, since);
      return page;
    },
  };
}

/** Whether a page shows what somebody typed. There are as many of them as one likes: kept, they would push out all others. */
function showsTyped({ query }: PageKey, { dimensions }: Pick<PageFacts, 'dimensions'>): boolean {
  return Object.keys(query).some((name) => dimensions.has(`query:${name}`));
}
