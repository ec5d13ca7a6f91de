import type { CatalogueStore, Changed } from '../catalogue-store.ts';
import type { ImportTerms } from './import-terms.ts';
import { namedSkus, planImport, type ImportPlan } from './plan-import.ts';
import { readProductFile, type ImportFile } from './read-product-file.ts';
import type { ReadRows } from './imported-row.ts';

export interface ImportRun {
  store: CatalogueStore;
  tenant: string;
  files: readonly ImportFile[];
  terms: ImportTerms;
  /** True: everything is done, and undone again. */
  isDry: boolean;
  /** True: rows that are refused are left out, and the others written. Default: nothing is written then. */
  skipsBroken?: boolean;
}

export type ImportResult =
  | { outcome: 'planned' | 'refused' | 'written'; plan: ImportPlan }
  /** Somebody changed the catalogue meanwhile; nothing was written. */
  | { outcome: 'overtaken'; plan: ImportPlan; changed: Changed & { ok: false } };

/** How many products are asked for at once. */
const atOnce = 500;

/**
 * Reads the files, plans, and writes everything or nothing: nothing when a single row is refused (unless those shall be
 * skipped), or on a dry run, whose transaction is rolled back at its end.
 */
export async function importFiles({ store, tenant, files, terms, ...run }: ImportRun): Promise<ImportResult> {
  const read: ReadRows = { rows: [], problems: [] };
  for (const file of files) {
    const { rows, problems } = readProductFile(file, terms.locale);
    // One by one: a large file has more rows than a call may have arguments.
    for (const row of rows) read.rows.push(row);
    for (const problem of problems) read.problems.push(problem);
  }
  const skus = namedSkus(read.rows);
  const known = new Map<string, Awaited<ReturnType<CatalogueStore['products']>>[number]>();
  for (let at = 0; at < skus.length; at += atOnce)
    for (const product of await store.products(tenant, skus.slice(at, at + atOnce)))
      known.set(product.sku, product);

  const plan = planImport(read, [...known.values()], terms);
  if (plan.refused.length > 0 && !run.skipsBroken) return { outcome: 'refused', plan };
  const changed = await store.write(tenant, plan.batch, { isTrial: run.isDry });
  if (!changed.ok) return { outcome: 'overtaken', plan, changed };
  return { outcome: run.isDry ? 'planned' : 'written', plan };
}
