import { type Kysely, sql } from 'kysely';
import type { NoTables } from '../../storage/database/database.ts';
import type { Planned, PlanOutcome } from './content-store.ts';
import { baseOf, type DocumentRow, isBase } from './sql-content-rows.ts';
import { putVersion, takeOut } from './sql-publication.ts';
import type { ContentAct, ScheduledAct } from './stored-document.ts';

/** Something that is to happen, as statements get it by `planColumns`; `p` is the plan, `d` its document. */
export interface PlanRow {
  id: string;
  document: string;
  release: string | null;
  action: 'publish' | 'unpublish';
  due: number | null;
  author: string | null;
  note: string;
  redirect: string | null;
  draft_version: number | null;
  draft_revision: number | null;
  is_outdated: boolean;
  failed: ScheduledAct['failed'];
  faults: string[];
  title: string;
  key: string;
  locale: string | null;
}

export const planColumns = sql`
  p.id, p.document, p.release, p.action, p.due, p.author, p.note, p.redirect, p.draft_version, p.draft_revision, p.failed, p.faults,
  coalesce(p.title, d.title) as title, coalesce(p.key, d.key) as key, d.locale,
  p.action = 'publish' and p.done_at is null and d.version <> p.draft_version as is_outdated`;

/** Of plans without a time `at` is 0. */
export function actOf(row: PlanRow): ScheduledAct {
  const { id, document, release, action, author, note, redirect, failed, faults, title, key, locale } = row;
  const version = row.draft_version === 0 ? null : row.draft_version;
  return {
    ...{ id, document, title, key, locale, release, action, author, note, redirect, failed, faults },
    at: row.due ?? 0,
    base: row.draft_revision === null ? null : { version, revision: row.draft_revision },
    isOutdated: row.is_outdated,
  };
}

/** Notes what is to happen to a document, with the draft as it is now. `due` null: with its release. */
export async function insertPlan(
  transaction: Kysely<NoTables>,
  row: DocumentRow,
  planned: Planned & { id: string; due: number | null; release: string | null },
  { author }: ContentAct,
): Promise<PlanOutcome> {
  const { id, due, release } = planned;
  if (planned.action === 'unpublish') {
    if (row.is_archived) return { ok: false, reason: 'not-live' };
    await sql`
      insert into content_plan (id, document, release, action, due, redirect, note, author)
      values (${id}, ${row.id}, ${release}, 'unpublish', ${due}, ${planned.redirect}, ${planned.note}, ${author})`.execute(
      transaction,
    );
    return { ok: true };
  }
  if (!isBase(row, planned.base)) return { ok: false, reason: 'stale', base: baseOf(row) };
  const { numAffectedRows } = await sql`
    insert into content_plan (id, document, release, action, due, draft_version, draft_revision, key, title, text, hash, note,
                              author)
    select ${id}, document, ${release}::uuid, 'publish', ${due}::bigint, version, revision, key, title, text, hash, ${planned.note},
           ${author}
      from content_draft where document = ${row.id}`.execute(transaction);
  return numAffectedRows === 1n ? { ok: true } : { ok: false, reason: 'unchanged' };
}

/** Has a plan happen; what it fails for, else null. What would take a newer version back does not happen. */
export async function happen(
  transaction: Kysely<NoTables>,
  row: DocumentRow,
  plan: PlanRow,
  at: number,
  revision: number,
): Promise<ScheduledAct['failed']> {
  const act = { author: plan.author, at };
  if (plan.action === 'unpublish') {
    // Gone already is as it should be; a redirect in a circle is left out.
    const { redirect, note } = plan;
    const outcome = await takeOut(transaction, row, { redirect, note }, act, revision);
    if (!outcome.ok && outcome.reason === 'circle')
      await takeOut(transaction, row, { redirect: null, note }, act, revision);
    return null;
  }
  if (plan.draft_version !== row.version) return 'outdated';
  const { rows } = await sql<{ text: string; key: string }>`
    select text, key from content_plan where id = ${plan.id}`.execute(transaction);
  const [planned] = rows;
  if (!planned) return 'outdated';
  const from = { version: plan.draft_version, revision: plan.draft_revision ?? 0 };
  const outcome = await putVersion(transaction, row, { ...planned, note: plan.note, from }, act, revision);
  return outcome.ok ? null : 'taken';
}
