import { type Kysely, sql } from 'kysely';
import type { DocumentKind, DraftBase } from '../../../schemas/editing/document.ts';
import { isSameBase } from '../../../schemas/editing/same-base.ts';
import type { NoTables } from '../../storage/database/database.ts';
import { insertAudit } from '../../staff/audit/sql-audit-log.ts';
import { staffName } from '../../staff/account/staff.ts';
import type { ContentAct, StoredDocument } from './stored-document.ts';

/** A document with its draft, as statements get it by `documentColumns`. */
export interface DocumentRow {
  id: string;
  tenant: string;
  kind: DocumentKind;
  locale: string | null;
  key: string;
  title: string;
  file: string;
  draft_file: string;
  version: number;
  is_live: boolean;
  is_archived: boolean;
  draft_floor: number;
  changed_at: number;
  author: string | null;
  draft_version: number | null;
  draft_revision: number | null;
  draft_is_whole: boolean | null;
  next_due: number | null;
  next_action: 'publish' | 'unpublish' | null;
}

const columns = sql`
  d.id, d.tenant, d.kind, d.locale, d.key, d.title, d.file, d.draft_file, d.version, d.is_live, d.is_archived, d.draft_floor,
  d.changed_at, d.author, draft.version as draft_version, draft.revision as draft_revision,
  draft.is_whole as draft_is_whole, next.due as next_due, next.action as next_action`;

const joined = sql`
  content_document d
  left join content_draft draft on draft.document = d.id
  left join lateral (
    select due, action from content_plan p
     where p.document = d.id and due is not null and done_at is null and failed is null
     order by due limit 1) next on true`;

/** Documents for which a condition holds; `d` is the document, `draft` its draft. `end`: order and limit. */
export async function selectDocuments(
  kysely: Kysely<NoTables>,
  condition: ReturnType<typeof sql>,
  end: ReturnType<typeof sql> = sql``,
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`select ${columns} from ${joined} where ${condition} ${end}`.execute(
    kysely,
  );
  return rows;
}

export const stateColumn = sql<StoredDocument['state']>`
  case when d.is_archived then 'archived' when not d.is_live then 'new'
       when draft.document is null then 'published' else 'changed' end`;

export function documentOf(row: DocumentRow): StoredDocument {
  const { id, tenant, kind, locale, key, title, file, version } = row;
  const state = row.is_archived
    ? 'archived'
    : !row.is_live
      ? 'new'
      : row.draft_revision === null
        ? 'published'
        : 'changed';
  return {
    ...{ id, tenant, kind, locale, key, title, file, state },
    version: version === 0 ? null : version,
    draft: row.draft_revision === null ? null : baseOf(row),
    scheduled:
      row.next_due === null || row.next_action === null
        ? null
        : { at: row.next_due, action: row.next_action },
    changedAt: row.changed_at,
    changedBy: row.author,
  };
}

/** What the next change of a document is based on. */
export function baseOf(row: Pick<DocumentRow, 'version' | 'draft_version' | 'draft_revision'>): DraftBase {
  const version = row.draft_version ?? row.version;
  return { version: version === 0 ? null : version, revision: row.draft_revision ?? 0 };
}

/** Whether a document's next change would be based on this. */
export function isBase(row: DocumentRow, base: DraftBase): boolean {
  return isSameBase(baseOf(row), base);
}

/** The text of a draft, else of the newest version; undefined where there is neither. */
export async function newestText(
  kysely: Kysely<NoTables>,
  id: string,
): Promise<{ text: string; key: string; title: string; hash: string } | undefined> {
  const { rows } = await sql<{ text: string; key: string; title: string; hash: string }>`
    select coalesce(draft.text, v.text) as text, coalesce(draft.key, v.key) as key,
           coalesce(draft.title, v.title) as title, coalesce(draft.hash, v.hash) as hash
      from content_document d
      left join content_draft draft on draft.document = d.id
      left join content_version v on v.document = d.id and v.number = d.version
     where d.id = ${id} and coalesce(draft.text, v.text) is not null`.execute(kysely);
  return rows[0];
}

/** One of a shop's documents, which nobody else changes until the end of the transaction. */
export async function lockDocument(
  transaction: Kysely<NoTables>,
  tenant: string,
  id: string,
): Promise<DocumentRow | undefined> {
  const { rows } = await sql`
    select from content_document where tenant = ${tenant} and id = ${id} for update`.execute(transaction);
  return rows.length === 0 ? undefined : (await selectDocuments(transaction, sql`d.id = ${id}`))[0];
}

/**
 * Lets nobody else change what shoppers see until the end of the transaction, always before anything else is locked; the revision of
 * what changes in it, by which every process finds it.
 */
export async function lockContent(transaction: Kysely<NoTables>): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    update content_state set revision = revision + 1 returning revision`.execute(transaction);
  const revision = rows[0]?.revision;
  if (revision === undefined) throw new Error('The state of the content is gone');
  return revision;
}

/** Says who did what to a document, in the transaction that does it. */
export async function noteAct(
  transaction: Kysely<NoTables>,
  { tenant, id }: { tenant: string; id: string },
  action: string,
  { author, at }: ContentAct,
  states: { before?: string | null; after?: string | null } = {},
): Promise<void> {
  const { before = null, after = null } = states;
  const actor = author === null ? 'shop' : staffName(author);
  await insertAudit(transaction, {
    ...{ tenant, at, actor, action: `content.${action}`, subject: `content:${id}`, before, after },
  });
}

/** Whether a text is an id at all: another one is none of the store's, and no fault. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
