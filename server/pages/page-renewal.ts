import type { Logger } from 'pino';
import { type CompletePage, completePage } from '../../renderer/contract/complete-page.ts';
import type { PageFacts, RenderedPage } from '../../renderer/contract/page-contract.ts';
import type { CachedPage, Encoding, PageCache, PageKey } from './page-cache.ts';
import { encodeBodies, etagOf, lifeOf, publicHeaders, type ResponseContext } from './page-response.ts';
import type { PageService } from './page-service.ts';

/** Milliseconds after which a page that could not be drawn anew is tried again. */
const retryMs = 5000;

export interface PageRenewal {
  /** Draws a stale page in the background, once at a time per page. */
  renew(page: CachedPage): void;
  /**
   * Stores a drawn page, unless it shows what somebody typed; returns it as it will be served. `since` is what the cache's
   * `marks` gave before it was drawn; `encoding` is the one that is wanted when it is not kept.
   */
  store(
    key: PageKey,
    rendered: CompletePage,
    locale: string,
    since: number,
    encoding: Encoding,
  ): Promise<CachedPage>;
  /** Resolves when nothing is being drawn in the background. */
  idle(): Promise<void>;
}

export function createPageRenewal(options: {
  cache: PageCache;
  service: PageService;
  context: ResponseContext;
  now: () => number;
  log: Pick<Logger, 'warn'>;
}): PageRenewal {
  const { cache, service, now } = options;
  const running = new Map<CachedPage, Promise<void>>();

  return {
    renew(page) {
      if (running.has(page)) return;
      const work = drawAnew(page)
        .catch((error: unknown) => {
          page.freshUntil = now() + retryMs;
          options.log.warn({ err: error, path: page.key.path }, 'A page could not be drawn anew');
        })
        .finally(() => running.delete(page));
      running.set(page, work);
    },
    store,
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };

  async function drawAnew(page: CachedPage): Promise<void> {
    const since = cache.marks();
    const answer = await service.draw({ key: page.key, now: now(), wantsNewest: true, preview: false });
    if (answer.kind === 'page') {
      await store(page.key, await completed(answer.page), answer.locale, since, 'identity');
    } else if (answer.kind === 'unavailable') {
      page.freshUntil = now() + retryMs;
    } else {
      cache.remove(page);
    }
  }

  async function store(
    key: PageKey,
    { facts, html }: CompletePage,
    locale: string,
    since: number,
    encoding: Encoding,
  ): Promise<CachedPage> {
    const drawnAt = now();
    const isKept = cache.isEnabled && !showsTyped(key, facts);
    const page = {
      key,
      // Nobody could ask again for a body that is not kept.
      etag: cache.isEnabled ? etagOf(html) : undefined,
      headers: publicHeaders(facts, drawnAt, options.context, locale),
      bodies: await encodeBodies(html, isKept ? ['br', 'gzip'] : [encoding]),
      tags: facts.tags,
      drawnAt,
      ...lifeOf(facts, drawnAt),
    };
    if (isKept) cache.store(page, facts.dimensions, since);
    return page;
  }
}

/** Whether a page shows what somebody typed. There are as many of them as one likes: kept, they would push out all others. */
function showsTyped({ query }: PageKey, { dimensions }: Pick<PageFacts, 'dimensions'>): boolean {
  return Object.keys(query).some((name) => dimensions.has(`query:${name}`));
}

/** The whole page of one that would flow. */
export async function completed(page: Exclude<RenderedPage, { kind: 'failed' }>): Promise<CompletePage> {
  if (page.kind === 'complete') return page;
  const chunks: Buffer[] = [];
  for (;;) {
    const step = await page.chunks.next();
    if (step.done) return completePage(step.value, chunks);
    chunks.push(step.value);
  }
}
