import { type Kysely, sql } from 'kysely';
import type { Database, NoTables } from '../../storage/database/database.ts';
import type { ContentStore, PlanOutcome } from './content-store.ts';
import { isId, lockContent, lockDocument, noteAct } from './sql-content-rows.ts';
import { actOf, happen, insertPlan, planColumns, type PlanRow } from './sql-plans.ts';
import { endPlan, refusalOf, Refused, touch } from './sql-schedule.ts';
import type { ContentAct, Release, ScheduledAct } from './stored-document.ts';

type Releases = Pick<
  ContentStore,
  | 'createRelease'
  | 'releases'
  | 'release'
  | 'planInRelease'
  | 'leaveRelease'
  | 'scheduleRelease'
  | 'publishRelease'
  | 'dropRelease'
>;

interface ReleaseRow {
  id: string;
  tenant: string;
  title: string;
  due: number | null;
  done_at: number | null;
  author: string | null;
  created_at: number;
}

/** Releases that happened and are still listed. */
const listedDone = 50;

const done = { ok: false, reason: 'done' } as const;
const none = { ok: false, reason: 'none' } as const;

/** Documents that are published together, in the database. */
export function createSqlReleases({ kysely }: Pick<Database, 'kysely'>): Releases {
  return {
    async createRelease(tenant, { id, title }, { author, at }) {
      await sql`
        insert into content_release (id, tenant, title, author, created_at)
        values (${id}, ${tenant}, ${title}, ${author}, ${at})`.execute(kysely);
    },
    async releases(tenant) {
      const { rows } = await sql<ReleaseRow>`
        (select * from content_release where tenant = ${tenant} and done_at is null)
        union all
        (select * from content_release where tenant = ${tenant} and done_at is not null order by done_at desc limit ${listedDone})`.execute(
        kysely,
      );
      const items = await itemsOf(
        kysely,
        rows.map(({ id }) => id),
      );
      return rows
        .map((row) => releaseOf(row, items))
        .toSorted((a, b) => a.state.localeCompare(b.state) * -1 || b.createdAt - a.createdAt);
    },
    async release(tenant, id) {
      const row = await find(kysely, tenant, id);
      return row ? releaseOf(row, await itemsOf(kysely, [id])) : null;
    },
    async planInRelease(tenant, id, { document, ...planned }, act) {
      if (!isId(document)) return none;
      return kysely
        .transaction()
        .execute(async (transaction): Promise<PlanOutcome> => {
          const revision = await lockContent(transaction);
          const release = await find(transaction, tenant, id);
          const row = release && (await lockDocument(transaction, tenant, document));
          if (!row) return none;
          if (release.done_at !== null) return done;
          await sql`delete from content_plan where release = ${id} and document = ${document}`.execute(
            transaction,
          );
          const outcome = await insertPlan(
            transaction,
            row,
            { ...planned, due: release.due, release: id },
            act,
          );
          if (!outcome.ok) throw new Refused(outcome);
          await touch(transaction, [document], revision);
          await noteAct(transaction, row, 'put-into-release', act, { after: release.title });
          return outcome;
        })
        .catch(refusalOf);
    },
    async leaveRelease(tenant, id, document, act) {
      if (!isId(document)) return false;
      return kysely.transaction().execute(async (transaction) => {
        const revision = await lockContent(transaction);
        const release = await find(transaction, tenant, id);
        if (!release || release.done_at !== null) return false;
        const { numAffectedRows } = await sql`
          delete from content_plan where release = ${id} and document = ${document}`.execute(transaction);
        if (numAffectedRows !== 1n) return false;
        await touch(transaction, [document], revision);
        const subject = { tenant, id: document };
        await noteAct(transaction, subject, 'taken-out-of-release', act, { before: release.title });
        return true;
      });
    },
    async scheduleRelease(tenant, id, when, act) {
      return kysely.transaction().execute(async (transaction) => {
        const revision = await lockContent(transaction);
        const release = await find(transaction, tenant, id);
        if (!release) return none;
        if (release.done_at !== null) return done;
        await sql`update content_release set due = ${when} where id = ${id}`.execute(transaction);
        const { rows } = await sql<{ document: string }>`
          update content_plan set due = ${when}, failed = null, faults = '{}' where release = ${id} returning document`.execute(
          transaction,
        );
        await touch(
          transaction,
          rows.map(({ document }) => document),
          revision,
        );
        await noteRelease(
          transaction,
          release,
          'scheduled',
          act,
          when === null ? null : new Date(when).toISOString(),
        );
        return { ok: true };
      });
    },
    async publishRelease(tenant, id, act) {
      return kysely
        .transaction()
        .execute(async (transaction) => {
          const revision = await lockContent(transaction);
          const release = await find(transaction, tenant, id);
          if (!release) return none;
          if (release.done_at !== null) return done;
          const failed: ScheduledAct[] = [];
          for (const plan of await plansOf(transaction, [id])) {
            const row = await lockDocument(transaction, tenant, plan.document);
            const why = row ? await happen(transaction, row, plan, act.at, revision) : 'outdated';
            if (why !== null) failed.push({ ...actOf(plan), failed: why });
            await endPlan(transaction, plan.id, act.at);
          }
          if (failed.length > 0) throw new Refused({ ok: false, reason: 'failed', failed });
          await sql`update content_release set done_at = ${act.at}, due = coalesce(due, ${act.at}) where id = ${id}`.execute(
            transaction,
          );
          await noteRelease(transaction, release, 'published', act, null);
          return { ok: true } as const;
        })
        .catch((error: unknown) => {
          if (error instanceof Refused)
            return error.outcome as { ok: false; reason: 'failed'; failed: ScheduledAct[] };
          throw error;
        });
    },
    async dropRelease(tenant, id, act) {
      return kysely.transaction().execute(async (transaction) => {
        const revision = await lockContent(transaction);
        const release = await find(transaction, tenant, id);
        if (!release || release.done_at !== null) return false;
        const plans = await plansOf(transaction, [id]);
        await sql`delete from content_release where id = ${id}`.execute(transaction);
        await touch(
          transaction,
          plans.map(({ document }) => document),
          revision,
        );
        await noteRelease(transaction, release, 'dropped', act, null);
        return true;
      });
    },
  };
}

async function find(kysely: Kysely<NoTables>, tenant: string, id: string): Promise<ReleaseRow | undefined> {
  if (!isId(id)) return undefined;
  const { rows } = await sql<ReleaseRow>`
    select * from content_release where tenant = ${tenant} and id = ${id}`.execute(kysely);
  return rows[0];
}

async function plansOf(kysely: Kysely<NoTables>, releases: readonly string[]): Promise<PlanRow[]> {
  // What is taken out first leaves its path to what is put in.
  const { rows } = await sql<PlanRow>`
    select ${planColumns} from content_plan p join content_document d on d.id = p.document
     where p.release = any(${releases}::uuid[])
     order by p.action desc, d.kind, d.key, p.id`.execute(kysely);
  return rows;
}

async function itemsOf(
  kysely: Kysely<NoTables>,
  releases: readonly string[],
): Promise<Map<string | null, ScheduledAct[]>> {
  return Map.groupBy((await plansOf(kysely, releases)).map(actOf), ({ release }) => release);
}

function releaseOf(row: ReleaseRow, items: ReadonlyMap<string | null, readonly ScheduledAct[]>): Release {
  const { id, tenant, title, due, author } = row;
  const state = row.done_at === null ? 'open' : 'done';
  return {
    ...{ id, tenant, title, at: due, state, author },
    createdAt: row.created_at,
    items: items.get(id) ?? [],
  };
}

async function noteRelease(
  transaction: Kysely<NoTables>,
  { tenant, id, title }: ReleaseRow,
  action: string,
  act: ContentAct,
  after: string | null,
): Promise<void> {
  await noteAct(transaction, { tenant, id }, `release-${action}`, act, { before: title, after });
}
