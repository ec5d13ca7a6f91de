import { type Kysely, sql } from 'kysely';
import type { Database, NoTables } from '../../storage/database/database.ts';
import { isStorable } from '../../storage/database/is-storable.ts';
import type { ContentStore, DocumentFilter } from './content-store.ts';
import { draftFileOf, fileOf, otherFile } from './document-file.ts';
import { readText } from './document-text.ts';
import { documentOf, isId, noteAct, selectDocuments, stateColumn } from './sql-content-rows.ts';
import { openIn, writeDraft } from './sql-drafts.ts';
import type { DocumentVersion, StoredDocument } from './stored-document.ts';

type Documents = Pick<ContentStore, 'list' | 'find' | 'findAt' | 'create' | 'versions' | 'version'>;

/** Finding, listing and making documents in the database. */
export function createSqlDocuments({ kysely }: Pick<Database, 'kysely'>): Documents {
  return {
    async list(tenant, filter, { limit, cursor }) {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const rows = await selectDocuments(
        kysely,
        sql`${matches(tenant, filter)} and ${
          after
            ? sql`(d.kind, coalesce(d.locale, ''), d.key, d.id::text) > (${after.kind}::text collate "C",
                    ${after.locale}::text collate "C", ${after.key}::text collate "C", ${after.id}::text)`
            : sql`true`
        }`,
        sql`order by d.kind, coalesce(d.locale, ''), d.key, d.id::text limit ${limit + 1}`,
      );
      const documents = rows.slice(0, limit).map(documentOf);
      const last = documents.at(-1);
      return { documents, next: last && rows.length > limit ? writeCursor(last) : null };
    },
    async find(tenant, id) {
      if (!isId(id)) return null;
      const [row] = await selectDocuments(kysely, sql`d.tenant = ${tenant} and d.id = ${id}`);
      return row ? documentOf(row) : null;
    },
    async findAt(tenant, at) {
      const [row] = await selectDocuments(kysely, sql`d.tenant = ${tenant} and ${isAt(at)}`, bestFirst);
      return row ? documentOf(row) : null;
    },
    async create(tenant, { id, kind, locale, key: given, text }, act) {
      const read = readText(kind, Buffer.from(text));
      if (!read.ok) return { ok: false, reason: 'unreadable', message: read.message };
      const key = read.facts.path ?? given;
      return kysely.transaction().execute(async (transaction) => {
        // One key at a time: two who make the same page meet here.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`content ${tenant} ${kind} ${locale} ${key}`}, 0))`.execute(
          transaction,
        );
        const [other] = await selectDocuments(
          transaction,
          sql`d.tenant = ${tenant} and not d.is_archived and ${isAt({ kind, locale, key })}`,
          bestFirst,
        );
        if (other) return { ok: false, reason: 'taken', by: other.id };
        const file = await freeFile(transaction, fileOf(tenant, kind, locale, key), id);
        await sql`
          insert into content_document (id, tenant, kind, locale, key, title, file, draft_file, changed_at, author)
          values (${id}, ${tenant}, ${kind}, ${locale}, ${key}, ${read.facts.title}, ${file}, ${draftFileOf(file)}, ${act.at},
                  ${act.author})`.execute(transaction);
        const [row] = await selectDocuments(transaction, sql`d.id = ${id}`);
        if (!row) throw new Error('A document went as it was made');
        await writeDraft(
          transaction,
          row,
          { text, facts: read.facts, version: 0, revision: 0, isWhole: true },
          act,
        );
        await noteAct(transaction, row, 'created', act);
        const opened = await openIn(transaction, tenant, id);
        if (!opened) throw new Error('A document went as it was made');
        return { ok: true, opened };
      });
    },
    async versions(tenant, id, { limit, before }) {
      if (!isId(id)) return [];
      const { rows } = await sql<DocumentVersion>`
        select ${versionColumns}
          from content_version v join content_document d on d.id = v.document
         where d.tenant = ${tenant} and d.id = ${id} and (${before ?? null}::integer is null or v.number < ${before ?? null})
         order by v.number desc limit ${limit}`.execute(kysely);
      return rows;
    },
    async version(tenant, id, number) {
      if (!isId(id)) return null;
      const { rows } = await sql<DocumentVersion & { text: string }>`
        select ${versionColumns}, v.text
          from content_version v join content_document d on d.id = v.document
         where d.tenant = ${tenant} and d.id = ${id} and v.number = ${number}`.execute(kysely);
      return rows[0] ?? null;
    },
  };
}

const versionColumns = sql`
  v.number, v.title, v.author, v.at, v.note, d.is_live and v.number = d.version as "isLive",
  case when v.taken_at is not null
       then json_build_object('at', v.taken_at, 'author', v.taken_by, 'note', v.taken_note) end as taken`;

function isAt({
  kind,
  locale,
  key,
}: Pick<StoredDocument, 'kind' | 'locale' | 'key'>): ReturnType<typeof sql> {
  return sql`d.kind = ${kind} and coalesce(d.locale, '') = coalesce(${locale}::text, '')
    and (d.key = ${key} or draft.key = ${key})`;
}

/** What is in the shop, then what wants to be, then what was. */
const bestFirst = sql`order by d.is_live desc, d.is_archived, d.changed_at desc limit 1`;

function matches(tenant: string, { search, kind, locale, state }: DocumentFilter): ReturnType<typeof sql> {
  return sql.join(
    [
      sql`d.tenant = ${tenant}`,
      ...(search === undefined
        ? []
        : [
            sql`(position(lower(${search}) in lower(d.title)) > 0 or position(lower(${search}) in lower(d.key)) > 0
                 or position(lower(${search}) in lower(draft.title)) > 0 or position(lower(${search}) in lower(draft.key)) > 0)`,
          ]),
      ...(kind === undefined ? [] : [sql`d.kind = ${kind}`]),
      ...(locale === undefined ? [] : [sql`d.locale = ${locale}`]),
      ...(state === undefined ? [] : [sql`${stateColumn} = ${state}`]),
    ],
    sql` and `,
  );
}

/** A file that no other document has. */
async function freeFile(kysely: Kysely<NoTables>, file: string, id: string): Promise<string> {
  const { rows } = await sql`
    select from content_document where file in (${file}) or draft_file = ${draftFileOf(file)}`.execute(
    kysely,
  );
  return rows.length === 0 ? file : otherFile(file, id);
}

interface Cursor {
  kind: string;
  locale: string;
  key: string;
  id: string;
}

function writeCursor({ kind, locale, key, id }: StoredDocument): string {
  return Buffer.from(JSON.stringify([kind, locale ?? '', key, id])).toString('base64url');
}

/** A cursor that is none begins anew. */
function readCursor(cursor: string): Cursor | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (
      !Array.isArray(parts) ||
      parts.length !== 4 ||
      !parts.every((part) => typeof part === 'string' && isStorable(part))
    )
      return undefined;
    const [kind, locale, key, id] = parts as [string, string, string, string];
    return { kind, locale, key, id };
  } catch {
    return undefined;
  }
}
