import type { ContentStore } from '../../content/store/content-store.ts';
import type { ShopAtMoment } from '../../content/store/shop-at-moment.ts';
import type { ScheduledAct } from '../../content/store/stored-document.ts';
import type { CheckDraft } from './checked-draft.ts';

interface TakeBackParts {
  store: Pick<ContentStore, 'scheduled' | 'find' | 'holdBack'>;
  check: CheckDraft;
  shopAt: ShopAtMoment;
  tenants: readonly string[];
  /** Told of a document that could not be looked at: it stands in no other's way. */
  onFailed: (error: unknown, document: string) => void;
}

/** What was taken back, of which shop. */
export interface TakenBack {
  tenant: string;
  document: string;
  release: string | null;
}

/**
 * Holds back what is to be published until a moment (ms since 1970) and has become invalid since it was planned: its pages would be
 * broken. Of a release nothing happens then. Editors find it, with its errors, where they see what is planned. Done a little ahead, so that what is due happens to the second.
 */
export async function takeBackInvalid(
  { store, check, shopAt, tenants, onFailed }: TakeBackParts,
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
      const faults = await faultsOf({ tenant, document, release, at }).catch((error: unknown) => {
        onFailed(error, document);
        return [];
      });
      if (faults.length === 0 || !(await store.holdBack(tenant, id, faults, act))) continue;
      if (release !== null) gone.add(release);
      taken.push({ tenant, document, release });
    }
  }
  return taken;

  /** Codes of the errors that stand against it. */
  async function faultsOf({
    tenant,
    document,
    release,
    at,
  }: Pick<ScheduledAct, 'document' | 'release' | 'at'> & { tenant: string }): Promise<string[]> {
    const found = await store.find(tenant, document);
    if (!found) return [];
    const { kind, locale, key } = found;
    const source = await shopAt(tenant, { at, ...(release !== null && { release }) });
    const issues = await check({ tenant, kind, locale, key }, { at, source });
    const errors = issues.filter(({ severity }) => severity === 'error');
    return [...new Set(errors.map(({ code }) => code))];
  }
}
