import type { Database } from '../../storage/database/database.ts';
import { type DeliveredFiles } from './delivered-files.ts';
import { type DeliveryPlan, planDelivery } from './plan-delivery.ts';
import { lockContent, noteAct } from './sql-content-rows.ts';
import { applyDelivery, inDelivery, knownDocuments } from './sql-delivery.ts';
import type { ContentAct } from './stored-document.ts';

interface ImportOptions {
  /** Files win over what was edited since it was last exported or imported. */
  force: boolean;
  /** Nothing is written. */
  isDry: boolean;
  /** What the history says of it. */
  note: string;
}

/** `written`: all of it; else nothing was: it was only planned, or there are faults. */
interface ImportOutcome {
  outcome: 'written' | 'planned' | 'refused';
  plan: DeliveryPlan;
}

/** Brings files into the store, all or none. Documents of which there is no file stay. Shops that run take them over at once. */
export async function importFiles(
  database: Database,
  delivered: DeliveredFiles,
  { force, isDry, note }: ImportOptions,
  act: ContentAct,
): Promise<ImportOutcome> {
  const mode = { follows: false, force };
  const before = planDelivery(await knownDocuments(database.kysely), delivered, mode);
  if (before.faults.length > 0) return { outcome: 'refused', plan: before };
  if (isDry) return { outcome: 'planned', plan: before };
  try {
    return await inDelivery(database, async (transaction) => {
      const revision = await lockContent(transaction);
      const plan = planDelivery(await knownDocuments(transaction), delivered, mode);
      const taken = await applyDelivery(transaction, plan, { follows: false, revision, note }, act);
      const faults = taken.map((file) => ({ file, message: 'Another document has its path.' }));
      if (faults.length > 0) throw new RefusedImport({ ...plan, faults });
      for (const [tenant, steps] of Map.groupBy(plan.steps, ({ place }) => place.tenant))
        await noteAct(transaction, { tenant, id: 'files' }, 'imported', act, { after: String(steps.length) });
      return { outcome: 'written', plan };
    });
  } catch (error) {
    if (error instanceof RefusedImport) return { outcome: 'refused', plan: error.plan };
    throw error;
  }
}

/** Takes back what was written before a fault was found. */
class RefusedImport extends Error {
  readonly plan: DeliveryPlan;

  constructor(plan: DeliveryPlan) {
    super('refused');
    this.plan = plan;
  }
}
