import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The editors' application: sessions of the shop's people are each for one application; what is asked and said of drafts; links that
 * show a draft to somebody without an account, of whose tokens only hashes are kept.
 */
export const editing: Migration = {
  async up(kysely) {
    // What an older version begins meanwhile is for the desk.
    await sql`
      alter table staff_session add column application text collate "C" not null default 'desk'
        check (application ~ '^[a-z]{1,20}$')`.execute(kysely);
    await makeApprovals(kysely);
    await makeLinks(kysely);
  },
};

async function makeApprovals(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table editing_approval (
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      document uuid not null,
      state text collate "C" not null check (state in ('asked', 'given', 'refused')),
      version integer check (version >= 0),
      revision integer not null check (revision >= 0),
      note text not null check (length(note) <= 500),
      node text collate "C" check (length(node) between 1 and 64),
      author text collate "C" not null,
      at bigint not null check (at >= 0),
      primary key (tenant, document)
    )`.execute(kysely);
  await sql`
    create table editing_note (
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      id uuid not null,
      document uuid not null,
      node text collate "C" check (length(node) between 1 and 64),
      text text not null check (length(text) between 1 and 500),
      author text collate "C" not null,
      at bigint not null check (at >= 0),
      settled_by text collate "C",
      primary key (tenant, id)
    )`.execute(kysely);
  await sql`create index editing_note_document on editing_note (tenant, document, at)`.execute(kysely);
}

async function makeLinks(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table editing_share (
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      id uuid not null,
      document uuid not null,
      hash text collate "C" not null check (hash ~ '^[A-Za-z0-9_-]{43}$'),
      author text collate "C" not null,
      created_at bigint not null check (created_at >= 0),
      expires_at bigint not null check (expires_at > created_at),
      used_at bigint check (used_at >= created_at),
      primary key (tenant, id),
      unique (tenant, hash)
    )`.execute(kysely);
  await sql`create index editing_share_document on editing_share (tenant, document)`.execute(kysely);
  await sql`create index editing_share_end on editing_share (expires_at)`.execute(kysely);
  await sql`comment on table editing_share is 'not in backups: links that have ended must not come back'`.execute(
    kysely,
  );
}
