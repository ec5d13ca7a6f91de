import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Rows from which each process reads its search index, and what is looked up in the database: words for typing errors and
 * phrases to suggest. Numbers of products, variants, terms and facet values are given once and never to anything else.
 */
export const search: Migration = {
  async up(kysely) {
    await makeExtension(kysely, 'fuzzystrmatch');
    await makeNumbers(kysely);
    await makeTexts(kysely);
    await makeChanges(kysely);
  },
};

async function makeExtension(kysely: Kysely<unknown>, name: string): Promise<void> {
  try {
    await sql`create extension if not exists ${sql.id(name)}`.execute(kysely);
  } catch (error) {
    throw new Error(
      `The database server refuses the extension ${name}, which the search needs: install the server's "contrib" package, or let an administrator run "create extension ${name}" in this database, then start again.`,
      { cause: error },
    );
  }
}

const tenant = sql`tenant text collate "C" not null`;
const locale = sql`locale text collate "C" not null`;

async function makeNumbers(kysely: Kysely<unknown>): Promise<void> {
  await sql`create table search_product (
    ${tenant}, sku text collate "C" not null, doc integer not null check (doc > 0),
    primary key (tenant, sku), unique (tenant, doc))`.execute(kysely);
  await sql`create table search_variant (
    ${tenant}, sku text collate "C" not null, id integer not null check (id > 0), doc integer not null,
    colour integer not null, size integer not null, width integer not null,
    primary key (tenant, sku), unique (tenant, id))`.execute(kysely);
  await sql`create index search_variant_doc on search_variant (tenant, doc)`.execute(kysely);
  await sql`create table search_facet (
    ${tenant}, id smallint not null check (id between 1 and 255), name text collate "C" not null,
    on_variant boolean not null, is_category boolean not null,
    primary key (tenant, id), unique (tenant, name))`.execute(kysely);
  await sql`create table search_value (
    ${tenant}, id integer not null check (id between 1 and 65535), name text collate "C" not null,
    facet smallint not null, primary key (tenant, id), unique (tenant, name))`.execute(kysely);
}

async function makeTexts(kysely: Kysely<unknown>): Promise<void> {
  // The version of the words with which everything of a locale was analysed; the revision grows with every change.
  await sql`create table search_build (
    ${tenant}, ${locale}, version integer not null, revision integer not null, words jsonb not null,
    built_at timestamptz not null default now(), primary key (tenant, locale))`.execute(kysely);
  await sql`create table search_forward (
    ${tenant}, ${locale}, doc integer not null, terms bytea not null, attrs bytea not null,
    popularity smallint not null, rating smallint not null, listed integer not null,
    primary key (tenant, locale, doc))`.execute(kysely);
  await sql`create table search_term (
    ${tenant}, ${locale}, id integer not null check (id > 0), term text collate "C" not null,
    primary key (tenant, locale, id), unique (tenant, locale, term))`.execute(kysely);
  await sql`create table search_label (
    ${tenant}, ${locale}, id integer not null, label text not null,
    primary key (tenant, locale, id))`.execute(kysely);
  // Distances of words are computed up to 255 bytes.
  await sql`create table search_word (
    ${tenant}, ${locale}, word text collate "C" not null check (length(word) <= 60), display text not null,
    products integer not null, primary key (tenant, locale, word))`.execute(kysely);
  await sql`create index search_word_near on search_word (tenant, locale, "left"(word, 1), length(word))`.execute(
    kysely,
  );
  await sql`create table search_suggest (
    ${tenant}, ${locale}, key text collate "C" not null, kind text not null, display text not null,
    target text not null, weight integer not null, docs integer[] not null)`.execute(kysely);
  await sql`create index search_suggest_key on search_suggest (tenant, locale, key)`.execute(kysely);
}

/** Ordered by transactions: a running number would miss those that commit late. */
async function makeChanges(kysely: Kysely<unknown>): Promise<void> {
  await sql`create table search_change (
    ${tenant}, xid xid8 not null default pg_current_xact_id(), sku text collate "C" not null,
    is_content boolean not null, at timestamptz not null default now())`.execute(kysely);
  await sql`create index search_change_xid on search_change (tenant, xid)`.execute(kysely);
  await sql`create table search_forgotten (tenant text collate "C" primary key, xid xid8 not null)`.execute(
    kysely,
  );
  for (const name of ['search_change', 'search_forgotten'])
    await sql`comment on table ${sql.table(name)} is 'not in backups: numbers of transactions mean nothing elsewhere'`.execute(
      kysely,
    );
}
