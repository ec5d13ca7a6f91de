import { type Migration, sql } from 'kysely';

/**
 * Pictures that editors upload, with every file that each has had; the files lie in the object store. `revision` says in which
 * order pictures changed, over all shops: processes ask for what is newer than they know.
 */
export const asset: Migration = {
  async up(kysely) {
    await sql`
      create table asset_state (
        only_one boolean primary key default true check (only_one),
        revision bigint not null default 0
      )`.execute(kysely);
    await sql`insert into asset_state default values`.execute(kysely);
    await sql`
      create table asset (
        id text collate "C" primary key check (id ~ '^asset-[a-z0-9]{16}$'),
        tenant text collate "C" not null check (length(tenant) between 1 and 64),
        title text not null check (length(title) between 1 and 120),
        file integer not null check (file > 0),
        focus_x smallint not null default 50 check (focus_x between 0 and 100),
        focus_y smallint not null default 50 check (focus_y between 0 and 100),
        crops jsonb not null default '{}',
        alts jsonb not null default '{}',
        is_decorative boolean not null default false,
        is_archived boolean not null default false,
        changed_at bigint not null check (changed_at >= 0),
        changed_by text collate "C" not null check (changed_by ~ '^[A-Za-z0-9_-]{22}$'),
        revision bigint not null unique
      )`.execute(kysely);
    await sql`create index asset_listed on asset (tenant, is_archived, revision desc)`.execute(kysely);
    await sql`
      create table asset_file (
        asset text collate "C" not null references asset deferrable initially deferred,
        number integer not null check (number > 0),
        object text collate "C" not null unique check (length(object) between 1 and 200),
        digest text collate "C" not null check (digest ~ '^[0-9a-f]{64}$'),
        format text collate "C" not null check (format in ('jpeg', 'png')),
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        bytes integer not null check (bytes > 0),
        ground text collate "C" not null check (ground ~ '^#[0-9a-f]{6}$'),
        name text not null check (length(name) <= 120),
        uploaded_at bigint not null check (uploaded_at >= 0),
        uploaded_by text collate "C" not null check (uploaded_by ~ '^[A-Za-z0-9_-]{22}$'),
        primary key (asset, number)
      )`.execute(kysely);
  },
};
