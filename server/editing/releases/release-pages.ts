import { LRUCache } from 'lru-cache';
import type { ContentSource } from '../../content/content-source.ts';
import type { ShopAtMoment } from '../../content/store/shop-at-moment.ts';
import { withoutDrafts } from '../../content/without-drafts.ts';
import type { ReleasePages } from '../../pages/page-handler.ts';
import type { PageService } from '../../pages/page-service.ts';

interface ReleasePagesOptions {
  shopAt: ShopAtMoment;
  /** The shop's own pages, drawn of this content. */
  pagesOf(source: ContentSource): { service: PageService; close(): void };
  /** Monotonic milliseconds. */
  clock: () => number;
}

/** Milliseconds for which a look at the store is good for: somebody who follows links waits for one alone. */
const keptMs = 20_000;
/** Shops that are kept: each holds what its pages were drawn of. */
const mostKept = 2;

/** Nothing of it is ever kept with the pages of shoppers: it has documents, data and drawn blocks of its own. */
export function createReleasePages({ shopAt, pagesOf, clock }: ReleasePagesOptions): ReleasePages {
  const kept = new LRUCache<string, Promise<{ service: PageService; close(): void }>>({
    ...{ max: mostKept, ttl: keptMs, ttlResolution: 0, perf: { now: clock } },
    dispose: (made) => void made.then(({ close }) => close()).catch(() => {}),
  });
  return async ({ tenant, release, at }) => {
    const key = `${tenant} ${release} ${at}`;
    let made = kept.get(key);
    if (!made) {
      made = shopAt(tenant, { at, release }).then((source) => pagesOf(withoutDrafts(source)));
      kept.set(key, made);
      made.catch(() => kept.delete(key));
    }
    return (await made).service;
  };
}
