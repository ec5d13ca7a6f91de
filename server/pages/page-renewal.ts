import type { Logger } from 'pino';
import { drawInTime } from './draw-in-time.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import type { Clocks } from './page-life.ts';
import type { PageService } from './page-service.ts';
import type { PageStore } from './page-store.ts';
import { wholePage } from './whole-page.ts';

/** Milliseconds after which a page that could not be drawn anew is tried again. */
const retryMs = 5000;

export interface PageRenewal {
  /** Draws a stale page in the background, once at a time per page. */
  renew(page: CachedPage): void;
  /** Resolves when nothing is being drawn in the background. */
  idle(): Promise<void>;
}

export function createPageRenewal(
  options: {
    cache: PageCache;
    store: PageStore;
    service: PageService;
    log: Pick<Logger, 'warn'>;
  } & Clocks,
): PageRenewal {
  const { cache, store, service, now, clock } = options;
  const running = new Map<CachedPage, Promise<void>>();

  return {
    renew(page) {
      if (running.has(page)) return;
      const work = drawAnew(page)
        .catch((error: unknown) => {
          page.freshUntil = clock() + retryMs;
          options.log.warn({ err: error, path: page.key.path }, 'A page could not be drawn anew');
        })
        .finally(() => running.delete(page));
      running.set(page, work);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };

  async function drawAnew(page: CachedPage): Promise<void> {
    const { begun, answer } = await drawInTime(store.begin, now, ({ drawnFor }) =>
      service.draw({ key: page.key, now: drawnFor, wantsNewest: true, preview: false }),
    );
    if (answer.kind === 'page') {
      await store.store(page.key, await wholePage(answer.page), answer.locale, begun, 'identity');
    } else if (answer.kind === 'unavailable') {
      page.freshUntil = clock() + retryMs;
    } else {
      cache.remove(page);
    }
  }
}
