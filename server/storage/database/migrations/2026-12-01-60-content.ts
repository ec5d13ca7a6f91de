import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Content: documents with their drafts, versions and the changes of drafts, all texts as they were delivered; what is to happen to
 * them, alone or with a release; and where paths lead whose page is gone. What shoppers see changes under the lock of
 * `content_state`, whose revision says to every process that something did.
 */
export const content: Migration = {
  async up(kysely) {
    await makeDocuments(kysely);
    await makePlans(kysely);
  },
};

const person = sql`text collate "C" check (author ~ '^[A-Za-z0-9_-]{22}$')`;
const hash = sql`text collate "C"`;

async function makeDocuments(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_state (
      only_one boolean primary key default true check (only_one),
      revision bigint not null default 0
    )`.execute(kysely);
  await sql`insert into content_state default values`.execute(kysely);
  // Hashes of files tell what a document was when it was last the same outside: one that differs was edited here.
  await sql`
    create table content_document (
      id uuid primary key,
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      kind text collate "C" not null check (kind in ('page', 'frame', 'data')),
      locale text collate "C" check (locale ~ '^[a-z]{2}-[A-Z]{2}$'),
      key text collate "C" not null check (length(key) between 1 and 600),
      title text not null,
      file text collate "C" not null unique check (length(file) between 1 and 1000),
      draft_file text collate "C" not null unique check (length(draft_file) between 1 and 1000),
      file_hash ${hash},
      draft_file_hash ${hash},
      exported_hash ${hash},
      draft_exported_hash ${hash},
      version integer not null default 0 check (version >= 0),
      is_live boolean not null default false,
      is_archived boolean not null default false,
      draft_floor integer not null default 0 check (draft_floor >= 0),
      changed_at bigint not null check (changed_at >= 0),
      author ${person},
      revision bigint not null default 0,
      constraint content_document_live check (not (is_live and (version = 0 or is_archived)))
    ) with (fillfactor = 85)`.execute(kysely);
  await sql`create index content_document_listed on content_document (tenant, kind, locale, key, id)`.execute(
    kysely,
  );
  await sql`
    create unique index content_document_live_key on content_document (tenant, kind, coalesce(locale, ''), key)
      where is_live`.execute(kysely);
  await sql`create index content_document_revision on content_document (revision)`.execute(kysely);
  await sql`
    create table content_version (
      document uuid not null references content_document on delete cascade,
      number integer not null check (number > 0),
      key text collate "C" not null,
      title text not null,
      page_id text not null,
      page_revision text not null,
      text text not null,
      hash ${hash} not null,
      from_version integer,
      from_revision integer,
      author ${person},
      at bigint not null check (at >= 0),
      note text not null check (length(note) <= 500),
      primary key (document, number)
    )`.execute(kysely);
  await sql`
    create table content_draft (
      document uuid primary key references content_document on delete cascade,
      version integer not null check (version >= 0),
      revision integer not null check (revision >= 0),
      is_whole boolean not null,
      key text collate "C" not null,
      title text not null,
      text text not null,
      hash ${hash} not null,
      author ${person},
      at bigint not null check (at >= 0)
    )`.execute(kysely);
  await sql`create index content_draft_key on content_draft (key)`.execute(kysely);
  await sql`
    create table content_draft_change (
      document uuid not null references content_document on delete cascade,
      version integer not null,
      revision integer not null check (revision > 0),
      id uuid not null,
      patches text not null,
      author ${person},
      at bigint not null check (at >= 0),
      primary key (document, version, revision),
      unique (document, id)
    )`.execute(kysely);
}

async function makePlans(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_release (
      id uuid primary key,
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      title text not null check (length(title) between 1 and 200),
      due bigint check (due >= 0),
      done_at bigint check (done_at >= 0),
      author ${person},
      created_at bigint not null check (created_at >= 0)
    )`.execute(kysely);
  await sql`create index content_release_tenant on content_release (tenant, created_at)`.execute(kysely);
  await sql`
    create table content_plan (
      id uuid primary key,
      document uuid not null references content_document on delete cascade,
      release uuid references content_release on delete cascade,
      action text collate "C" not null check (action in ('publish', 'unpublish')),
      due bigint check (due >= 0),
      draft_version integer,
      draft_revision integer,
      key text collate "C",
      title text,
      text text,
      hash ${hash},
      redirect text collate "C",
      note text not null check (length(note) <= 500),
      author ${person},
      done_at bigint check (done_at >= 0),
      failed text collate "C" check (failed in ('outdated', 'taken')),
      unique (release, document),
      constraint content_plan_text check ((action = 'publish') = (text is not null and hash is not null and key is not null
        and title is not null and draft_version is not null and draft_revision is not null))
    )`.execute(kysely);
  await sql`create index content_plan_document on content_plan (document)`.execute(kysely);
  await sql`
    create index content_plan_due on content_plan (due) where due is not null and done_at is null and failed is null`.execute(
    kysely,
  );
  await sql`
    create table content_redirect (
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      locale text collate "C" not null check (locale ~ '^[a-z]{2}-[A-Z]{2}$'),
      path text collate "C" not null check (path ~ '^/' and length(path) <= 600),
      target text collate "C" not null check (target ~ '^/' and length(target) <= 600 and target <> path),
      at bigint not null check (at >= 0),
      primary key (tenant, locale, path)
    )`.execute(kysely);
}
