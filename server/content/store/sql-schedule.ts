import { type Kysely, sql } from 'kysely';
import type { Database, NoTables } from '../../storage/database/database.ts';
import type { ContentStore, PlanOutcome } from './content-store.ts';
import { isId, lockContent, lockDocument, noteAct } from './sql-content-rows.ts';
import { actOf, happen, insertPlan, planColumns, type PlanRow } from './sql-plans.ts';

/** What happens to documents by itself, in the database. */
export function createSqlSchedule({
  kysely,
}: Pick<Database, 'kysely'>): Pick<
  ContentStore,
  'schedule' | 'scheduled' | 'unschedule' | 'holdBack' | 'foresee' | 'perform'
> {
  return {
    async schedule(tenant, id, { when, ...planned }, act) {
      if (!isId(id)) return { ok: false, reason: 'none' };
      return kysely
        .transaction()
        .execute(async (transaction): Promise<PlanOutcome> => {
          const revision = await lockContent(transaction);
          const row = await lockDocument(transaction, tenant, id);
          if (!row) return { ok: false, reason: 'none' };
          await sql`
          delete from content_plan
           where document = ${id} and release is null and action = ${planned.action} and done_at is null`.execute(
            transaction,
          );
          const outcome = await insertPlan(transaction, row, { ...planned, due: when, release: null }, act);
          if (!outcome.ok) throw new Refused(outcome);
          await touch(transaction, [id], revision);
          await noteAct(transaction, row, `${planned.action}-scheduled`, act, {
            after: new Date(when).toISOString(),
          });
          return outcome;
        })
        .catch(refusalOf);
    },
    async scheduled(tenant, document) {
      if (document !== undefined && !isId(document)) return [];
      const { rows } = await sql<PlanRow>`
        select ${planColumns} from content_plan p join content_document d on d.id = p.document
         where d.tenant = ${tenant} and p.due is not null and p.done_at is null
           and (${document ?? null}::uuid is null or d.id = ${document ?? null}::uuid)
         order by p.due, p.id`.execute(kysely);
      return rows.map(actOf);
    },
    async unschedule(tenant, id, act) {
      if (!isId(id)) return false;
      return kysely.transaction().execute(async (transaction) => {
        const revision = await lockContent(transaction);
        const { rows } = await sql<{ document: string; action: string; due: number }>`
          delete from content_plan p using content_document d
           where p.id = ${id} and p.release is null and p.done_at is null and d.id = p.document and d.tenant = ${tenant}
          returning p.document, p.action, p.due`.execute(transaction);
        const [gone] = rows;
        if (!gone) return false;
        await touch(transaction, [gone.document], revision);
        const before = new Date(gone.due).toISOString();
        await noteAct(transaction, { tenant, id: gone.document }, `${gone.action}-unscheduled`, act, {
          before,
        });
        return true;
      });
    },
    async holdBack(tenant, id, faults, act) {
      if (!isId(id)) return false;
      return kysely.transaction().execute(async (transaction) => {
        const revision = await lockContent(transaction);
        const { rows } = await sql<{ document: string; release: string | null }>`
          update content_plan p set failed = 'invalid', faults = ${faults} from content_document d
           where p.id = ${id} and p.action = 'publish' and p.done_at is null and p.failed is null
             and d.id = p.document and d.tenant = ${tenant}
          returning p.document, p.release`.execute(transaction);
        const [held] = rows;
        if (!held) return false;
        const others = held.release === null ? [] : await stopRelease(transaction, held.release);
        await touch(transaction, [held.document, ...others], revision);
        const after = faults.join(' ').slice(0, 400);
        await noteAct(transaction, { tenant, id: held.document }, 'publish-held-back', act, { after });
        return true;
      });
    },
    async foresee(tenant, id, faults) {
      await sql`
        update content_plan p set faults = ${faults} from content_document d
         where p.id = ${id} and p.action = 'publish' and p.done_at is null and p.failed is null
           and d.id = p.document and d.tenant = ${tenant}`.execute(kysely);
    },
    async perform(now) {
      return kysely.transaction().execute(async (transaction) => {
        const revision = await lockContent(transaction);
        // Behind the lock: what another process did meanwhile is done.
        const { rows } = await sql<PlanRow & { tenant: string }>`
          select ${planColumns}, d.tenant from content_plan p join content_document d on d.id = p.document
           where p.due <= ${now} and p.done_at is null and p.failed is null
           order by p.due, p.action desc, p.id`.execute(transaction);
        for (const [release, plans] of Map.groupBy(rows, (plan) => plan.release ?? plan.id))
          await performTogether(transaction, plans, release, { now, revision });
        return rows.length;
      });
    },
  };
}

/** Does what belongs together: all of a release, or nothing of it, which nobody tries again before it gets another time. */
async function performTogether(
  transaction: Kysely<NoTables>,
  plans: readonly (PlanRow & { tenant: string })[],
  release: string,
  { now, revision }: { now: number; revision: number },
): Promise<void> {
  await sql`savepoint together`.execute(transaction);
  const failed: (PlanRow & { tenant: string })[] = [];
  for (const plan of plans) {
    const row = await lockDocument(transaction, plan.tenant, plan.document);
    const why = row ? await happen(transaction, row, plan, now, revision) : 'outdated';
    if (why !== null) failed.push({ ...plan, failed: why });
    await endPlan(transaction, plan.id, now);
  }
  if (failed.length === 0) {
    await sql`
      update content_release set done_at = ${now} where id = ${release} and done_at is null`.execute(
      transaction,
    );
    await sql`release savepoint together`.execute(transaction);
    return;
  }
  await sql`rollback to savepoint together`.execute(transaction);
  await stopRelease(transaction, release);
  for (const { id, tenant, document, failed: after } of failed) {
    await sql`update content_plan set failed = ${after} where id = ${id}`.execute(transaction);
    const act = { author: null, at: now };
    await noteAct(transaction, { tenant, id: document }, 'schedule-failed', act, { after });
  }
  await touch(
    transaction,
    plans.map(({ document }) => document),
    revision,
  );
}

/** Takes the time of a release; resolves with its documents. */
async function stopRelease(transaction: Kysely<NoTables>, release: string): Promise<string[]> {
  await sql`update content_release set due = null where id = ${release}`.execute(transaction);
  const { rows } = await sql<{ document: string }>`
    update content_plan set due = null where release = ${release} returning document`.execute(transaction);
  return rows.map(({ document }) => document);
}

/** Takes back what a refused act has done. */
export class Refused<Outcome> extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('refused');
    this.outcome = outcome;
  }
}

/** The outcome of an act that was refused; anything else is thrown on. */
export function refusalOf(error: unknown): never | PlanOutcome {
  if (error instanceof Refused) return error.outcome as PlanOutcome;
  throw error;
}

/** Notes that a plan happened. One of a document alone is of no further use then. */
export async function endPlan(transaction: Kysely<NoTables>, id: string, at: number): Promise<void> {
  await sql`delete from content_plan where id = ${id} and release is null`.execute(transaction);
  await sql`update content_plan set done_at = ${at} where id = ${id}`.execute(transaction);
}

/** Has every process look at documents again. */
export async function touch(
  transaction: Kysely<NoTables>,
  documents: readonly string[],
  revision: number,
): Promise<void> {
  await sql`
    update content_document set revision = ${revision} where id = any(${documents}::uuid[])`.execute(
    transaction,
  );
}
