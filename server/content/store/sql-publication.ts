import { type Kysely, sql } from 'kysely';
import type { Database, NoTables } from '../../storage/database/database.ts';
import type { ContentStore, Taken, UnpublishOutcome } from './content-store.ts';
import { draftFileOf } from './document-file.ts';
import { publishedText, readText } from './document-text.ts';
import {
  baseOf,
  type DocumentRow,
  isBase,
  isId,
  lockContent,
  lockDocument,
  noteAct,
} from './sql-content-rows.ts';
import type { ContentAct } from './stored-document.ts';

/** What becomes a version. */
export interface NewVersion {
  text: string;
  key: string;
  note: string;
  /** The draft that it was; absent of what came from outside. */
  from?: { version: number; revision: number };
}

/** Publishing and unpublishing, in the database. */
export function createSqlPublication({
  kysely,
}: Pick<Database, 'kysely'>): Pick<ContentStore, 'publish' | 'unpublish' | 'redirects' | 'removeRedirect'> {
  return {
    async publish(tenant, id, { base, note }, act) {
      if (!isId(id)) return { ok: false, reason: 'none' };
      return kysely.transaction().execute(async (transaction) => {
        const revision = await lockContent(transaction);
        const row = await lockDocument(transaction, tenant, id);
        if (!row) return { ok: false, reason: 'none' };
        if (!isBase(row, base)) return { ok: false, reason: 'stale', base: baseOf(row) };
        const { rows } = await sql<{ text: string; key: string }>`
          select text, key from content_draft where document = ${id}`.execute(transaction);
        const [draft] = rows;
        if (!draft) return { ok: false, reason: 'unchanged' };
        const from = { version: row.draft_version ?? 0, revision: row.draft_revision ?? 0 };
        return putVersion(transaction, row, { ...draft, note, from }, act, revision);
      });
    },
    async unpublish(tenant, id, { redirect, note }, act) {
      if (!isId(id)) return { ok: false, reason: 'none' };
      return kysely.transaction().execute(async (transaction): Promise<UnpublishOutcome> => {
        const revision = await lockContent(transaction);
        const row = await lockDocument(transaction, tenant, id);
        if (!row) return { ok: false, reason: 'none' };
        return takeOut(transaction, row, { redirect, note }, act, revision);
      });
    },
    async redirects(tenant) {
      const { rows } = await sql<{ locale: string; path: string; to: string; at: number }>`
        select locale, path, target as "to", at from content_redirect
         where tenant = ${tenant} order by locale, path`.execute(kysely);
      return rows;
    },
    async removeRedirect(tenant, { locale, path }, act) {
      return kysely.transaction().execute(async (transaction) => {
        await lockContent(transaction);
        const { rows } = await sql<{ target: string }>`
          delete from content_redirect where tenant = ${tenant} and locale = ${locale} and path = ${path}
          returning target`.execute(transaction);
        const [gone] = rows;
        if (!gone) return false;
        const subject = { tenant, id: `${locale}${path}`.slice(0, 100) };
        await noteAct(transaction, subject, 'redirect-removed', act, { before: gone.target.slice(0, 400) });
        return true;
      });
    },
  };
}

/**
 * Makes a text the newest version, and what shoppers get. What was written in the draft since stays a draft, based on the new
 * version. A page that moves leads on from where it was.
 */
export async function putVersion(
  transaction: Kysely<NoTables>,
  row: DocumentRow,
  { text: written, key, note, from }: NewVersion,
  act: ContentAct,
  revision: number,
): Promise<{ ok: true; version: number } | Taken> {
  const { id, tenant, kind, locale } = row;
  const { rows: others } = await sql<{ id: string }>`
    select id from content_document
     where tenant = ${tenant} and kind = ${kind} and coalesce(locale, '') = coalesce(${locale}::text, '') and key = ${key}
       and is_live and id <> ${id}`.execute(transaction);
  if (others[0]) return { ok: false, reason: 'taken', by: others[0].id };
  const text = publishedText(kind, written);
  const read = readText(kind, Buffer.from(text));
  if (!read.ok) throw new Error(`A text that is to be published cannot be read: ${read.message}`);
  const { title, hash, pageId, pageRevision } = read.facts;
  const number = row.version + 1;
  await sql`
    insert into content_version
      (document, number, key, title, page_id, page_revision, text, hash, from_version, from_revision, author, at, note)
    values (${id}, ${number}, ${key}, ${title}, ${pageId}, ${pageRevision}, ${text}, ${hash}, ${from?.version ?? null},
            ${from?.revision ?? null}, ${act.author}, ${act.at}, ${note})`.execute(transaction);
  const floor = from ? await moveDraft(transaction, row, from, number) : row.draft_floor;
  // Its draft was in the file that the published one has from now on.
  const draftFile = row.draft_file === row.file ? draftFileOf(row.file) : row.draft_file;
  await sql`
    update content_document
       set key = ${key}, title = ${title}, version = ${number}, is_live = true, is_archived = false, draft_file = ${draftFile},
           draft_floor = ${floor},
           changed_at = ${act.at}, author = ${act.author}, revision = ${revision}
     where id = ${id}`.execute(transaction);
  if (kind === 'page' && locale !== null) {
    await sql`
      delete from content_redirect where tenant = ${tenant} and locale = ${locale} and path = ${key}`.execute(
      transaction,
    );
    if (row.is_live && row.key !== key)
      await putRedirect(transaction, { tenant, locale, path: row.key, to: key }, act.at);
  }
  await noteAct(transaction, row, 'published', act, {
    before: row.is_live ? String(row.version) : null,
    after: String(number),
  });
  return { ok: true, version: number };
}

/**
 * What was written since the draft was taken counts from the new version; without any, there is no draft any more. One that was begun
 * anew since stays as it is. Resolves with the revision before which its changes cannot be told.
 */
async function moveDraft(
  transaction: Kysely<NoTables>,
  row: DocumentRow,
  from: { version: number; revision: number },
  number: number,
): Promise<number> {
  const { id, draft_version: version, draft_revision: revision, draft_floor: floor } = row;
  await sql`
    delete from content_draft_change where document = ${id} and version < ${from.version}`.execute(
    transaction,
  );
  if (version === null || revision === null) return 0;
  if (version !== from.version || from.revision < floor) return floor;
  if (revision === from.revision) {
    await sql`delete from content_draft where document = ${id}`.execute(transaction);
    return 0;
  }
  await sql`
    update content_draft_change set version = ${number}, revision = revision - ${from.revision}
     where document = ${id} and version = ${from.version} and revision > ${from.revision}`.execute(
    transaction,
  );
  await sql`
    update content_draft set version = ${number}, revision = revision - ${from.revision}, is_whole = false
     where document = ${id}`.execute(transaction);
  return 0;
}

/** Takes a document out of the shop; a page's path leads elsewhere from then on, if it shall. */
export async function takeOut(
  transaction: Kysely<NoTables>,
  row: DocumentRow,
  { redirect, note }: { redirect: string | null; note: string },
  act: ContentAct,
  revision: number,
): Promise<UnpublishOutcome> {
  const { id, tenant, locale, key } = row;
  if (row.is_archived) return { ok: false, reason: 'not-live' };
  if (redirect !== null && row.is_live && row.kind === 'page' && locale !== null) {
    const put = await putRedirect(transaction, { tenant, locale, path: key, to: redirect }, act.at);
    if (!put) return { ok: false, reason: 'circle' };
  }
  await sql`
    update content_document
       set is_live = false, is_archived = true, changed_at = ${act.at}, author = ${act.author}, revision = ${revision}
     where id = ${id}`.execute(transaction);
  if (row.is_live)
    await sql`
      update content_version set taken_at = ${act.at}, taken_by = ${act.author}, taken_note = ${note}
       where document = ${id} and number = ${row.version}`.execute(transaction);
  await noteAct(transaction, row, 'unpublished', act, {
    before: row.is_live ? String(row.version) : null,
    after: redirect?.slice(0, 400) ?? null,
  });
  return { ok: true };
}

/** Leads a path elsewhere; false where it would come back to itself. */
async function putRedirect(
  transaction: Kysely<NoTables>,
  { tenant, locale, path, to }: { tenant: string; locale: string; path: string; to: string },
  at: number,
): Promise<boolean> {
  const { rows } = await sql`
    with recursive way (path) as (
      select ${to}::text collate "C"
      union
      select r.target from content_redirect r join way on r.path = way.path
       where r.tenant = ${tenant} and r.locale = ${locale})
    select from way where path = ${path}`.execute(transaction);
  if (rows.length > 0) return false;
  await sql`
    insert into content_redirect (tenant, locale, path, target, at) values (${tenant}, ${locale}, ${path}, ${to}, ${at})
    on conflict (tenant, locale, path) do update set target = excluded.target, at = excluded.at`.execute(
    transaction,
  );
  return true;
}
