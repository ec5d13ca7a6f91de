import type { Device } from '../../schemas/page.ts';
import type { CachedPage, PageCache } from './page-cache.ts';

/** A page that was found a moment ago, and would be found again. */
interface Recent {
  page: CachedPage;
  tenant: string;
  /** The cache's, when it was found. */
  revision: number;
  /** Milliseconds of the wall clock until which it is not looked for again. */
  until: number;
}

/** Milliseconds after which the cache is asked again all the same: it keeps what it was asked for lately. */
const lifeMs = 1000;
/** Addresses that are remembered of a host. */
const most = 1000;
const mostHosts = 100;

/**
 * The pages that visitors without a cookie asked for last, by host and target alone: most requests are for few pages, and for
 * them nothing has to be worked out. `find` gives what `PageCache.find` would.
 */
export interface RecentPages {
  find(host: string, target: string, device: Device, now: number): Recent | undefined;
  keep(
    host: string,
    target: string,
    device: Device,
    found: Pick<Recent, 'page' | 'tenant'>,
    now: number,
  ): void;
}

export function createRecentPages(cache: Pick<PageCache, 'revision'>): RecentPages {
  const hosts = new Map<string, Record<Device, Map<string, Recent>>>();

  return {
    find(host, target, device, now) {
      const recent = hosts.get(host)?.[device].get(target);
      return recent && recent.revision === cache.revision() && now < recent.until ? recent : undefined;
    },
    keep(host, target, device, { page, tenant }, now) {
      let pages = hosts.get(host);
      if (!pages) {
        if (hosts.size >= mostHosts) hosts.clear();
        hosts.set(host, (pages = { web: new Map(), mobile: new Map() }));
      }
      if (pages[device].size >= most) pages[device].clear();
      pages[device].set(target, { page, tenant, revision: cache.revision(), until: now + lifeMs });
    },
  };
}
