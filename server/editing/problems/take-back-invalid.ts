import type { ContentStore } from '../../content/store/content-store.ts';
import { plannedFaults, type PlannedFaultsParts } from './planned-faults.ts';

interface TakeBackParts extends PlannedFaultsParts {
  store: Pick<ContentStore, 'scheduled' | 'find' | 'holdBack'>;
  tenants: readonly string[];
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
  parts: TakeBackParts,
  { now, until }: { now: number; until: number },
): Promise<TakenBack[]> {
  const { store, tenants } = parts;
  const taken: TakenBack[] = [];
  const act = { author: null, at: now };
  for (const tenant of tenants) {
    const due = (await store.scheduled(tenant)).filter(
      ({ at, action, failed }) => at <= until && action === 'publish' && failed === null,
    );
    const gone = new Set<string>();
    for (const planned of due) {
      const { id, document, release } = planned;
      if (release !== null && gone.has(release)) continue;
      const faults = await plannedFaults(parts, tenant, planned);
      if (!faults?.length || !(await store.holdBack(tenant, id, faults, act))) continue;
      if (release !== null) gone.add(release);
      taken.push({ tenant, document, release });
    }
  }
  return taken;
}
