import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { withLocalePrefix, localePrefix } from '../../schemas/locale-path.ts';
import type { PageLocation } from '../pages/locate-page.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { stateOf } from '../pages/page-life.ts';
import type { PageService } from '../pages/page-service.ts';

/** Whether shoppers get a page at a place at a moment (milliseconds since 1970): one that is in memory, or can be drawn. */
export type AnsweringPages = (
  tenant: TenantConfig,
  location: Extract<PageLocation, { kind: 'page' }>,
  at: number,
) => Promise<boolean>;

/** Looks into the memory of pages first, and draws what is not there. `clock` in monotonic milliseconds. */
export function createAnsweringPages(
  service: Pick<PageService, 'drawAt'>,
  cache: Pick<PageCache, 'find'>,
  clock: () => number,
): AnsweringPages {
  return async (tenant, location, at) => {
    const { locale, path } = location;
    const key = {
      ...{ tenant: tenant.slug, path: withLocalePrefix(localePrefix(tenant, locale), path), query: {} },
      visit: { device: 'web', visitor: 'anonymous', variants: {} },
    } as const;
    const kept = cache.find(key);
    if (kept && stateOf(kept, { now: () => at, clock }) !== 'ended') return true;
    const answer = await service.drawAt(location, { key, now: at, wantsNewest: true, preview: false });
    return answer.kind === 'page';
  };
}
