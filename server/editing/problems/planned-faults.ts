import type { ContentStore } from '../../content/store/content-store.ts';
import type { ShopAtMoment } from '../../content/store/shop-at-moment.ts';
import type { ScheduledAct } from '../../content/store/stored-document.ts';
import type { CheckDraft } from './checked-draft.ts';

export interface PlannedFaultsParts {
  store: Pick<ContentStore, 'find'>;
  check: CheckDraft;
  shopAt: ShopAtMoment;
  /** Told of a document that could not be looked at: it stands in no other's way. */
  onFailed: (error: unknown, document: string) => void;
}

type PlannedAct = Pick<ScheduledAct, 'document' | 'release' | 'at'>;

/**
 * Codes of the errors that stand against what is to be published, in the shop as it will be at its moment; undefined: it could not be
 * looked at.
 */
export async function plannedFaults(
  parts: PlannedFaultsParts,
  tenant: string,
  act: PlannedAct,
): Promise<string[] | undefined> {
  return faultsOf(parts, tenant, act).catch((error: unknown) => {
    parts.onFailed(error, act.document);
    return undefined;
  });
}

async function faultsOf(
  { store, check, shopAt }: PlannedFaultsParts,
  tenant: string,
  { document, release, at }: PlannedAct,
): Promise<string[]> {
  const found = await store.find(tenant, document);
  if (!found) return [];
  const { kind, locale, key } = found;
  const source = await shopAt(tenant, { at, ...(release !== null && { release }) });
  const issues = await check({ tenant, kind, locale, key }, { at, source });
  const errors = issues.filter(({ severity }) => severity === 'error');
  return [...new Set(errors.map(({ code }) => code))];
}
