import type { ContentStore } from '../../content/store/content-store.ts';
import type { ShopAtMoment } from '../../content/store/shop-at-moment.ts';
import type { ScheduledAct } from '../../content/store/stored-document.ts';
import { type CheckDraft, isPublishable } from './checked-draft.ts';

interface TakeBackParts {
  store: Pick<ContentStore, 'scheduled' | 'find' | 'unschedule' | 'scheduleRelease'>;
  check: CheckDraft;
  shopAt: ShopAtMoment;
  tenants: readonly string[];
}

/** What was taken back, of which shop. */
export interface TakenBack {
  tenant: string;
  document: string;
  release: string | null;
}

/**
 * Takes back what is to be published until a moment (ms since 1970) and has become invalid since it was planned: its pages would be
 * broken. Of a release nothing happens then. Done a little ahead, so that what is due happens to the second.
 */
export async function takeBackInvalid(
  { store, check, shopAt, tenants }: TakeBackParts,
  { now, until }: { now: number; until: number },
): Promise<TakenBack[]> {
  const taken: TakenBack[] = [];
  const act = { author: null, at: now };
  for (const tenant of tenants) {
    const due = (await store.scheduled(tenant)).filter(
      ({ at, action, failed }) => at <= until && action === 'publish' && failed === null,
    );
    const gone = new Set<string>();
    for (const { id, document, release, at } of due) {
      if (release !== null && gone.has(release)) continue;
      if (await isFit({ tenant, document, release, at })) continue;
      if (release === null) await store.unschedule(tenant, id, act);
      else await store.scheduleRelease(tenant, release, null, act);
      if (release !== null) gone.add(release);
      taken.push({ tenant, document, release });
    }
  }
  return taken;

  async function isFit({
    tenant,
    document,
    release,
    at,
  }: Pick<ScheduledAct, 'document' | 'release' | 'at'> & { tenant: string }): Promise<boolean> {
    const found = await store.find(tenant, document);
    if (!found) return true;
    const { kind, locale, key } = found;
    const source = await shopAt(tenant, { at, ...(release !== null && { release }) });
    return isPublishable(await check({ tenant, kind, locale, key }, { at, source }));
  }
}
