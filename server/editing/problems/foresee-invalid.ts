import type { ContentStore } from '../../content/store/content-store.ts';
import { plannedFaults, type PlannedFaultsParts } from './planned-faults.ts';

interface ForeseeParts extends PlannedFaultsParts {
  store: Pick<ContentStore, 'scheduled' | 'find' | 'foresee'>;
  tenants: readonly string[];
}

/**
 * Notes of everything that is to be published after a moment (ms since 1970) which errors it would have by now, so that editors can
 * mend it before its day; what has none any more is fit again. Resolves with how many notes became others.
 */
export async function foreseeInvalid(parts: ForeseeParts, after: number): Promise<number> {
  let count = 0;
  for (const tenant of parts.tenants) {
    for (const act of await parts.store.scheduled(tenant)) {
      if (act.at <= after || act.action !== 'publish' || act.failed !== null || act.isOutdated) continue;
      const faults = await plannedFaults(parts, tenant, act);
      if (!faults || faults.join() === act.faults.join()) continue;
      await parts.store.foresee(tenant, act.id, faults);
      count++;
    }
  }
  return count;
}
