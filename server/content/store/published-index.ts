import { sql } from 'kysely';
import type { DocumentKind } from '../../../schemas/editing/document.ts';
import type { Database } from '../../storage/database/database.ts';
import { keyOf } from '../content-address.ts';
import { bucketFileOf, isBucketAddress } from '../content-location.ts';
import type { ContentAddress } from '../content-source.ts';
import { tagsOfFile } from '../folder-tags.ts';
import { fileOf } from './document-file.ts';

/** A document that shoppers get. */
export interface PublishedDocument {
  id: string;
  tenant: string;
  kind: DocumentKind;
  locale: string | null;
  key: string;
  file: string;
  version: number;
  hash: string;
  title: string;
  pageId: string;
  pageRevision: string;
  /** Milliseconds since 1970 at which something happens to it by itself. */
  until: number | null;
}

/** What this process knows of what is published, without its texts. */
export interface PublishedIndex {
  /** Undefined: nothing was read yet. */
  revision(): number | undefined;
  find(address: Exclude<ContentAddress, { kind: 'list' }>): PublishedDocument | undefined;
  documents(): Iterable<PublishedDocument>;
  /** Where a page's path leads since it is gone. */
  target(tenant: string, locale: string, path: string): string | undefined;
  /** The next moment at which something is to happen, in milliseconds since 1970. */
  due(): number | undefined;
  /** Reads what changed; resolves with the tags of it. */
  follow(): Promise<string[]>;
}

interface IndexRow extends Omit<PublishedDocument, 'version' | 'hash' | 'pageId' | 'pageRevision'> {
  version: number | null;
  hash: string | null;
  pageId: string | null;
  pageRevision: string | null;
}

export function createPublishedIndex({ kysely }: Pick<Database, 'kysely'>): PublishedIndex {
  const byId = new Map<string, PublishedDocument>();
  const byPlace = new Map<string, PublishedDocument>();
  let targets = new Map<string, string>();
  let revision: number | undefined;
  let due: number | undefined;

  /** All rows since a revision; that of the answer was read before them, so that nothing is passed over. */
  async function changedSince(known: number): Promise<IndexRow[]> {
    const { rows } = await sql<IndexRow>`
      select d.id, d.tenant, d.kind, d.locale, d.key, d.file, v.number as version, v.hash, v.title, v.page_id as "pageId",
             v.page_revision as "pageRevision",
             (select min(p.due) from content_plan p
               where p.document = d.id and p.done_at is null and p.failed is null) as until
        from content_document d
        left join content_version v on d.is_live and v.document = d.id and v.number = d.version
       where d.revision > ${known}`.execute(kysely);
    return rows;
  }

  function take(row: IndexRow): string[] {
    const before = byId.get(row.id);
    const now = isPublished(row) ? row : undefined;
    if (before && byPlace.get(placeOf(before)) === before) byPlace.delete(placeOf(before));
    byId.delete(row.id);
    if (now) {
      byId.set(now.id, now);
      byPlace.set(placeOf(now), now);
    }
    return [...(before ? tagsOfDocument(before) : []), ...(now ? tagsOfDocument(now) : [])];
  }

  async function follow(): Promise<string[]> {
    const { rows } = await sql<{ revision: number; due: number | null }>`
      select revision, (select min(due) from content_plan where done_at is null and failed is null) as due
        from content_state`.execute(kysely);
    const [state] = rows;
    if (!state) throw new Error('The state of the content is gone');
    if (state.revision === revision) return [];
    const tags = new Set<string>();
    // What is older than what is known was put there from a backup.
    const known = revision === undefined || state.revision < revision ? -1 : revision;
    const changed = await changedSince(known);
    const { rows: redirects } = await sql<{ tenant: string; locale: string; path: string; target: string }>`
      select tenant, locale, path, target from content_redirect`.execute(kysely);
    if (known < 0) for (const each of byId.values()) for (const tag of tagsOfDocument(each)) tags.add(tag);
    if (known < 0) for (const index of [byId, byPlace]) index.clear();
    // What leaves a place does so before another comes to it.
    for (const row of changed.toSorted((a, b) => Number(isPublished(a)) - Number(isPublished(b))))
      for (const tag of take(row)) tags.add(tag);
    targets = new Map(redirects.map((each) => [targetKey(each.tenant, each.locale, each.path), each.target]));
    revision = state.revision;
    due = state.due ?? undefined;
    return [...tags];
  }

  return {
    revision: () => revision,
    find: (address) => byPlace.get(placeOfAddress(address)),
    documents: () => byId.values(),
    target: (tenant, locale, path) => targets.get(targetKey(tenant, locale, path)),
    due: () => due,
    follow,
  };
}

function isPublished(row: IndexRow): row is PublishedDocument {
  return row.version !== null;
}

function targetKey(tenant: string, locale: string, path: string): string {
  return `${tenant} ${locale} ${path}`;
}

/** Where a document is asked for; data sets are named by their files, which tell the locale. */
export function placeOf({
  tenant,
  kind,
  locale,
  key,
}: Pick<PublishedDocument, 'tenant' | 'kind' | 'locale' | 'key'>): string {
  return `${tenant} ${kind} ${kind === 'data' ? '' : locale} ${key}`;
}

/** The place that an address asks for. */
export function placeOfAddress(address: Exclude<ContentAddress, { kind: 'list' }>): string {
  const { tenant, locale } = address;
  if (isBucketAddress(address))
    return placeOf({ tenant, kind: 'data', locale: null, key: bucketFileOf(address) });
  const key = address.kind === 'page' ? address.path : address.frame;
  return placeOf({ tenant, kind: address.kind, locale, key });
}

function tagsOfDocument({ tenant, kind, locale, key }: PublishedDocument): string[] {
  if (kind === 'page' && locale !== null)
    return [keyOf({ kind: 'page', tenant, locale, path: key }), 'lists'];
  return tagsOfFile(fileOf(tenant, kind, locale, key));
}
