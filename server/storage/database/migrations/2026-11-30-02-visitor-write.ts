import { type Migration, sql } from 'kysely';

/**
 * Writes of visitors by the keys under which they were sent, for as long as they may come again: whose (as stores name owners),
 * of what, a hash of what was wanted, and what it came to.
 */
export const visitorWrite: Migration = {
  async up(kysely) {
    await sql`
      create table visitor_write (
        tenant text collate "C" not null check (length(tenant) between 1 and 64),
        owner text collate "C" not null check (length(owner) between 1 and 100),
        what text collate "C" not null check (length(what) between 1 and 32),
        key text collate "C" not null check (length(key) between 16 and 80),
        content text collate "C" not null check (length(content) = 43),
        outcome jsonb,
        written_at bigint not null check (written_at >= 0),
        primary key (tenant, owner, what, key)
      )`.execute(kysely);
    await sql`create index visitor_write_written_at on visitor_write (written_at)`.execute(kysely);
  },
};
