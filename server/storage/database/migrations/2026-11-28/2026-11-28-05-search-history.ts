import { type Migration, sql } from 'kysely';

/** What visitors have searched for, by owner: an anonymous id (its hash alone) or a customer number. */
export const searchHistory: Migration = {
  async up(kysely) {
    await sql`create table search_history (
      tenant text collate "C" not null,
      owner text collate "C" not null check (length(owner) between 1 and 100),
      key text collate "C" not null check (length(key) <= 300),
      term text not null check (length(term) between 1 and 100),
      used_at bigint not null check (used_at >= 0),
      count integer not null check (count > 0),
      primary key (tenant, owner, key))`.execute(kysely);
    await sql`create index search_history_used_at on search_history (used_at)`.execute(kysely);
  },
};
