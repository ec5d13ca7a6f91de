import { type Kysely, sql } from 'kysely';
import type { Change } from '../../../schemas/editing/change.ts';
import type { DraftBase } from '../../../schemas/editing/document.ts';
import type { Database, NoTables } from '../../storage/database/database.ts';
import type { AppendOutcome, ContentStore } from './content-store.ts';
import { readText, type TextFacts } from './document-text.ts';
import {
  baseOf,
  type DocumentRow,
  documentOf,
  isBase,
  isId,
  lockContent,
  lockDocument,
  newestText,
  noteAct,
  selectDocuments,
} from './sql-content-rows.ts';
import type { ContentAct, DraftChange, OpenedDocument } from './stored-document.ts';

const none = { ok: false, reason: 'none' } as const;

/** Drafts and their changes, in the database. */
export function createSqlDrafts({
  kysely,
}: Pick<Database, 'kysely'>): Pick<ContentStore, 'open' | 'changesSince' | 'append' | 'discard' | 'restore'> {
  return {
    async open(tenant, id) {
      if (!isId(id)) return null;
      // Both of one moment, whoever publishes meanwhile.
      return kysely
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (transaction) => openIn(transaction, tenant, id));
    },
    async changesSince(tenant, id, base) {
      if (!isId(id)) return null;
      return kysely
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (transaction) => {
          const [row] = await selectDocuments(transaction, sql`d.tenant = ${tenant} and d.id = ${id}`);
          return row ? changesSince(transaction, row, base) : null;
        });
    },
    async append(tenant, id, { base, changes, text }, act) {
      if (!isId(id)) return none;
      return kysely.transaction().execute(async (transaction): Promise<AppendOutcome> => {
        const row = await lockDocument(transaction, tenant, id);
        if (!row) return none;
        const read = readText(row.kind, Buffer.from(text));
        if (!read.ok) return { ok: false, reason: 'unreadable', message: read.message };
        const known = await knownChanges(transaction, id, changes);
        const [last] = known;
        if (last && known.length === changes.length) return { ok: true, base: last };
        // Some of them are there: what was made of all is no text of theirs.
        if (!isBase(row, base) || last) {
          const since = await changesSince(transaction, row, base);
          const now = await openIn(transaction, tenant, id);
          return now ? { ok: false, reason: 'stale', since, now } : none;
        }
        const version = row.draft_version ?? row.version;
        const first = row.draft_revision ?? row.draft_floor;
        for (const [index, { id: change, patches }] of changes.entries())
          await sql`
            insert into content_draft_change (document, version, revision, id, patches, author, at)
            values (${id}, ${version}, ${first + index + 1}, ${change}, ${JSON.stringify(patches)}, ${act.author},
                    ${act.at})`.execute(transaction);
        const revision = first + changes.length;
        await writeDraft(transaction, row, { text, facts: read.facts, version, revision }, act);
        return { ok: true, base: { version: version === 0 ? null : version, revision } };
      });
    },
    async discard(tenant, id, base, act) {
      if (!isId(id)) return none;
      return kysely.transaction().execute(async (transaction) => {
        await lockContent(transaction);
        const row = await lockDocument(transaction, tenant, id);
        if (!row) return none;
        if (!isBase(row, base)) return { ok: false, reason: 'stale', base: baseOf(row) };
        if (row.draft_revision === null) return { ok: false, reason: 'unchanged' };
        if (row.version === 0) await sql`delete from content_document where id = ${id}`.execute(transaction);
        else await dropDraft(transaction, row, act);
        await noteAct(transaction, row, 'discarded', act);
        return { ok: true };
      });
    },
    async restore(tenant, id, { number, base }, act) {
      if (!isId(id)) return none;
      return kysely.transaction().execute(async (transaction) => {
        const row = await lockDocument(transaction, tenant, id);
        const { rows } = await sql<{ text: string }>`
          select text from content_version where document = ${id} and number = ${number}`.execute(
          transaction,
        );
        const text = rows[0]?.text;
        if (!row || text === undefined) return none;
        if (!isBase(row, base)) return { ok: false, reason: 'stale', base: baseOf(row) };
        const read = readText(row.kind, Buffer.from(text));
        if (!read.ok) throw new Error(`A version cannot be read: ${read.message}`);
        await replaceDraft(transaction, row, { text, facts: read.facts }, act);
        await noteAct(transaction, row, 'restored', act, { after: String(number) });
        const opened = await openIn(transaction, tenant, id);
        return opened ? { ok: true, opened } : none;
      });
    },
  };
}

/** A document with what is newest of it. */
export async function openIn(
  kysely: Kysely<NoTables>,
  tenant: string,
  id: string,
): Promise<OpenedDocument | null> {
  const [row] = await selectDocuments(kysely, sql`d.tenant = ${tenant} and d.id = ${id}`);
  const newest = row && (await newestText(kysely, id));
  return newest ? { document: documentOf(row), text: newest.text, base: baseOf(row) } : null;
}

/** Puts a text that is no change of the one before in the place of the draft; who had that starts anew. */
export async function replaceDraft(
  transaction: Kysely<NoTables>,
  row: DocumentRow,
  { text, facts }: { text: string; facts: TextFacts },
  act: ContentAct,
): Promise<void> {
  const revision = Math.max(row.draft_revision ?? 0, row.draft_floor) + 1;
  await sql`delete from content_draft_change where document = ${row.id}`.execute(transaction);
  await writeDraft(transaction, row, { text, facts, version: row.version, revision, isWhole: true }, act);
  await sql`update content_document set draft_floor = ${revision} where id = ${row.id}`.execute(transaction);
}

/** Throws a draft away; nobody's changes are based on it any more. */
export async function dropDraft(
  transaction: Kysely<NoTables>,
  row: DocumentRow,
  { author, at }: ContentAct,
): Promise<void> {
  await sql`delete from content_draft where document = ${row.id}`.execute(transaction);
  await sql`delete from content_draft_change where document = ${row.id}`.execute(transaction);
  await sql`
    update content_document
       set draft_floor = ${(row.draft_revision ?? 0) + 1}, changed_at = ${at}, author = ${author}
     where id = ${row.id}`.execute(transaction);
}

interface WrittenDraft {
  text: string;
  facts: TextFacts;
  version: number;
  revision: number;
  /** Whether it came as a whole, not by changes of the version below. */
  isWhole?: boolean;
}

/** `isWhole` stays as it was where it is not said. */
export async function writeDraft(
  transaction: Kysely<NoTables>,
  { id, key: ownKey, version: newest, draft_is_whole: wasWhole }: DocumentRow,
  { text, facts, version, revision, isWhole = wasWhole ?? false }: WrittenDraft,
  { author, at }: ContentAct,
): Promise<void> {
  const key = facts.path ?? ownKey;
  await sql`
    insert into content_draft as draft (document, version, revision, is_whole, key, title, text, hash, author, at)
    values (${id}, ${version}, ${revision}, ${isWhole}, ${key}, ${facts.title}, ${text}, ${facts.hash}, ${author}, ${at})
    on conflict (document) do update
      set version = excluded.version, revision = excluded.revision, is_whole = excluded.is_whole, key = excluded.key,
          title = excluded.title, text = excluded.text, hash = excluded.hash, author = excluded.author, at = excluded.at`.execute(
    transaction,
  );
  // What was never published is known by its draft.
  const isNew = newest === 0;
  await sql`
    update content_document
       set changed_at = ${at}, author = ${author}, key = case when ${isNew} then ${key} else key end,
           title = case when ${isNew} then ${facts.title} else title end
     where id = ${id}`.execute(transaction);
}

/** The bases after those of the changes that were taken already, as their answer was lost; the last one first. */
async function knownChanges(
  transaction: Kysely<NoTables>,
  id: string,
  changes: readonly Change[],
): Promise<DraftBase[]> {
  const { rows } = await sql<{ version: number; revision: number }>`
    select version, revision from content_draft_change
     where document = ${id} and id = any(${changes.map((change) => change.id)}::uuid[])
     order by version desc, revision desc`.execute(transaction);
  return rows.map(({ version, revision }) => ({ version: version === 0 ? null : version, revision }));
}

/** Changes after a base, the published ones of the version before included; null where some of them are not known. */
async function changesSince(
  kysely: Kysely<NoTables>,
  row: DocumentRow,
  base: DraftBase,
): Promise<DraftChange[] | null> {
  const version = row.draft_version ?? row.version;
  const revision = row.draft_revision ?? 0;
  const since = base.version ?? 0;
  if (since === version) {
    const isOfVersion = base.revision === 0 && row.draft_is_whole !== true;
    const after = isOfVersion ? Math.min(row.draft_floor, revision) : base.revision;
    return changesBetween(kysely, row.id, version, after, revision);
  }
  const { rows } = await sql<{ revision: number }>`
    select from_revision as revision from content_version
     where document = ${row.id} and number = ${version} and from_version = ${since}`.execute(kysely);
  const published = rows[0]?.revision;
  if (published === undefined) return null;
  const earlier =
    base.revision < published ? await changesBetween(kysely, row.id, since, base.revision, published) : [];
  const later = await changesBetween(
    kysely,
    row.id,
    version,
    Math.max(0, base.revision - published),
    revision,
  );
  return earlier && later && [...earlier, ...later];
}

async function changesBetween(
  kysely: Kysely<NoTables>,
  id: string,
  version: number,
  after: number,
  last: number,
): Promise<DraftChange[] | null> {
  if (after > last) return null;
  const { rows } = await sql<{
    id: string;
    revision: number;
    patches: string;
    author: string | null;
    at: number;
  }>`
    select id, revision, patches, author, at from content_draft_change
     where document = ${id} and version = ${version} and revision > ${after} and revision <= ${last}
     order by revision`.execute(kysely);
  if (rows.length !== last - after) return null;
  return rows.map(({ id: change, revision, patches, author, at }) => ({
    ...{ revision, author, at },
    // Checked when it came.
    change: { id: change, patches: JSON.parse(patches) as Change['patches'] },
  }));
}
