import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database, NoTables } from '../../storage/database/database.ts';
import { hashOf } from './document-text.ts';
import type { DeliveryPlan, DeliveryStep, KnownDocument } from './plan-delivery.ts';
import { lockDocument, noteAct } from './sql-content-rows.ts';
import { dropDraft, replaceDraft } from './sql-drafts.ts';
import { putVersion } from './sql-publication.ts';
import type { ContentAct } from './stored-document.ts';

/** Milliseconds that one statement of a delivery may take: there may be many texts in it. */
const statementMs = 120_000;
/** New documents that are written by one statement. */
const atOnce = 500;

/** Runs a delivery on a connection of its own, whose statements may take long, in one transaction. */
export async function inDelivery<Result>(
  database: Pick<Database, 'another'>,
  work: (transaction: Kysely<NoTables>) => Promise<Result>,
): Promise<Result> {
  const limits = { connections: 1, statementMs, idleInTransactionMs: statementMs, connectMs: 5000 };
  const connection = database.another(limits);
  try {
    return await connection.kysely.transaction().execute(work);
  } finally {
    await connection.close();
  }
}

/** All documents, as deliveries of files look at them. */
export async function knownDocuments(kysely: Kysely<NoTables>): Promise<KnownDocument[]> {
  const { rows } = await sql<KnownDocument>`
    select d.id, d.tenant, d.kind, d.locale, d.key, d.file, d.draft_file as "draftFile", v.hash, draft.hash as "draftHash",
           d.file_hash as "fileHash", d.draft_file_hash as "draftFileHash", d.exported_hash as "exportedHash",
           d.draft_exported_hash as "draftExportedHash"
      from content_document d
      left join content_version v on d.is_live and v.document = d.id and v.number = d.version
      left join content_draft draft on draft.document = d.id
     order by d.file`.execute(kysely);
  return rows;
}

/**
 * Does what a plan says, all of it within the transaction. `follows`: it is noted that the files are those that come with the shop.
 * Resolves with files that could not be taken in, as another document has their path.
 */
export async function applyDelivery(
  transaction: Kysely<NoTables>,
  plan: DeliveryPlan,
  { follows, revision, note }: { follows: boolean; revision: number; note: string },
  act: ContentAct,
): Promise<string[]> {
  const taken: string[] = [];
  const made = plan.steps.filter(({ known }) => !known);
  for (let at = 0; at < made.length; at += atOnce)
    await insertNew(transaction, made.slice(at, at + atOnce), { follows, revision, note }, act);
  for (const { file, known } of plan.steps)
    if (known && known.file !== file)
      await sql`update content_document set file = ${file} where id = ${known.id}`.execute(transaction);
  for (const step of plan.steps)
    if (step.known && !(await change(transaction, step, step.known, { follows, revision, note }, act)))
      taken.push(step.file);
  for (const { known, live, draft } of plan.same) {
    if (live !== undefined) await noteHash(transaction, known.id, follows, 'live', live);
    if (draft !== undefined) await noteHash(transaction, known.id, follows, 'draft', draft);
  }
  for (const { id, tenant } of plan.goneDrafts) {
    const row = await lockDocument(transaction, tenant, id);
    if (row) await dropDraft(transaction, row, act);
    await noteHash(transaction, id, follows, 'draft', null);
  }
  for (const { id, tenant } of plan.gone) {
    await sql`
      update content_document
         set is_live = false, is_archived = true, file_hash = null, draft_file_hash = null, changed_at = ${act.at}, author = null,
             revision = ${revision}
       where id = ${id}`.execute(transaction);
    await sql`delete from content_draft where document = ${id}`.execute(transaction);
    await noteAct(transaction, { tenant, id }, 'unpublished', act);
  }
  return taken;
}

async function change(
  transaction: Kysely<NoTables>,
  { live, draft, draftFile }: DeliveryStep,
  { id, tenant }: KnownDocument,
  { follows, revision, note }: { follows: boolean; revision: number; note: string },
  act: ContentAct,
): Promise<boolean> {
  const row = await lockDocument(transaction, tenant, id);
  if (!row) return false;
  if (live) {
    const { text, key } = live;
    const put = await putVersion(transaction, row, { text, key, note }, act, revision);
    if (!put.ok) return false;
    await noteHash(transaction, id, follows, 'live', live.facts.hash);
  }
  if (draft) {
    const now = await lockDocument(transaction, tenant, id);
    if (now) await replaceDraft(transaction, now, draft, act);
    await sql`update content_document set draft_file = ${draftFile} where id = ${id}`.execute(transaction);
    await noteHash(transaction, id, follows, 'draft', draft.facts.hash);
  }
  return true;
}

/** Remembers what a document was outside. */
async function noteHash(
  transaction: Kysely<NoTables>,
  id: string,
  follows: boolean,
  what: 'live' | 'draft',
  hash: string | null,
): Promise<void> {
  const column = `${what === 'draft' ? 'draft_' : ''}${follows ? 'file' : 'exported'}_hash`;
  await sql`update content_document set ${sql.ref(column)} = ${hash} where id = ${id}`.execute(transaction);
}

/** Many at once: the first start is not to wait for them. */
async function insertNew(
  transaction: Kysely<NoTables>,
  steps: readonly DeliveryStep[],
  { follows, revision, note }: { follows: boolean; revision: number; note: string },
  { author, at }: ContentAct,
): Promise<void> {
  const rows = steps.map((step) => {
    const shown = step.live ?? step.draft;
    const hashes = follows ? 'file' : 'exported';
    return {
      ...{ id: randomUUID(), tenant: step.place.tenant, kind: step.place.kind, locale: step.place.locale },
      ...{ key: step.key, title: shown?.facts.title ?? '', file: step.file, draft_file: step.draftFile },
      [`${hashes}_hash`]: step.live?.facts.hash ?? null,
      [`draft_${hashes}_hash`]: step.draft?.facts.hash ?? null,
      ...{ version: step.live ? 1 : 0, is_live: step.live !== undefined },
      ...{ live: step.live, draft: step.draft },
    };
  });
  const documents = rows.map(({ live: _live, draft: _draft, ...row }) => row);
  await sql`
    insert into content_document (id, tenant, kind, locale, key, title, file, draft_file, file_hash, draft_file_hash,
                                  exported_hash, draft_exported_hash, version, is_live, changed_at, author, revision)
    select id, tenant, kind, locale, key, title, file, draft_file, file_hash, draft_file_hash, exported_hash, draft_exported_hash,
           version, is_live, ${at}, ${author}, ${revision}
      from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as row (
        id uuid, tenant text, kind text, locale text, key text, title text, file text, draft_file text, file_hash text,
        draft_file_hash text, exported_hash text, draft_exported_hash text, version integer, is_live boolean)`.execute(
    transaction,
  );
  const live = rows.flatMap((row) => (row.live ? [{ id: row.id, ...row.live }] : []));
  await sql`
    insert into content_version (document, number, key, title, page_id, page_revision, text, hash, author, at, note)
    select document, 1, key, title, page_id, page_revision, text, hash, ${author}, ${at}, ${note}
      from unnest(${live.map(({ id }) => id)}::uuid[], ${live.map(({ key }) => key)}::text[],
                  ${live.map(({ facts }) => facts.title)}::text[], ${live.map(({ facts }) => facts.pageId)}::text[],
                  ${live.map(({ facts }) => facts.pageRevision)}::text[], ${live.map(({ text }) => text)}::text[],
                  ${live.map(({ facts }) => facts.hash)}::text[])
           as row (document, key, title, page_id, page_revision, text, hash)`.execute(transaction);
  const drafts = rows.flatMap((row) => (row.draft ? [{ ...row, draft: row.draft }] : []));
  await sql`
    insert into content_draft (document, version, revision, is_whole, key, title, text, hash, author, at)
    select document, version, 0, true, key, title, text, hash, ${author}, ${at}
      from unnest(${drafts.map(({ id }) => id)}::uuid[], ${drafts.map(({ version }) => version)}::integer[],
                  ${drafts.map(({ draft }) => draft.key)}::text[], ${drafts.map(({ draft }) => draft.facts.title)}::text[],
                  ${drafts.map(({ draft }) => draft.text)}::text[], ${drafts.map(({ draft }) => draft.facts.hash)}::text[])
           as row (document, version, key, title, text, hash)`.execute(transaction);
  // A draft that is not what it is based on needs a revision of its own.
  await sql`
    update content_draft set revision = 1 where version > 0 and document = any(${drafts.map(({ id }) => id)}::uuid[])`.execute(
    transaction,
  );
  await sql`
    update content_document set draft_floor = 1
     where version > 0 and id = any(${drafts.map(({ id }) => id)}::uuid[])`.execute(transaction);
}

/** What is published and what waits, as files: everything that a folder of content can hold. */
export async function exportedFiles(
  kysely: Kysely<NoTables>,
): Promise<{ document: string; file: string; text: string; isDraft: boolean }[]> {
  const { rows } = await sql<{ document: string; file: string; text: string; isDraft: boolean }>`
    select d.id as document, d.file, v.text, false as "isDraft" from content_document d
      join content_version v on d.is_live and v.document = d.id and v.number = d.version
    union all
    select d.id, d.draft_file, draft.text, true from content_document d join content_draft draft on draft.document = d.id
     where not d.is_archived
     order by 2`.execute(kysely);
  return rows;
}

/** Remembers that everything is as it is outside now. */
export async function noteExported(
  kysely: Kysely<NoTables>,
  files: readonly { document: string; text: string; isDraft: boolean }[],
): Promise<void> {
  const hashes = (isDraft: boolean) =>
    JSON.stringify(
      files
        .filter((each) => each.isDraft === isDraft)
        .map(({ document, text }) => ({ id: document, hash: hashOf(text) })),
    );
  await sql`
    update content_document d set exported_hash = row.hash
      from jsonb_to_recordset(${hashes(false)}::jsonb) as row (id uuid, hash text) where d.id = row.id`.execute(
    kysely,
  );
  await sql`
    update content_document d set draft_exported_hash = row.hash
      from jsonb_to_recordset(${hashes(true)}::jsonb) as row (id uuid, hash text) where d.id = row.id`.execute(
    kysely,
  );
}
