import { type Migration, sql } from 'kysely';

/**
 * Sessions of visitors: a chain of ids each, of which hashes alone are kept. All ids of a chain go with it, so that none is
 * left over when a customer's sessions end while one of them is being renewed.
 */
export const session: Migration = {
  async up(kysely) {
    await sql`create table session (
      tenant text collate "C" not null,
      chain text collate "C" not null check (length(chain) between 1 and 64),
      revision integer not null check (revision > 0),
      customer text collate "C",
      state jsonb not null,
      ends_at bigint not null check (ends_at >= 0),
      primary key (tenant, chain)) with (fillfactor = 80)`.execute(kysely);
    await sql`create index session_customer on session (tenant, customer) where customer is not null`.execute(
      kysely,
    );
    await sql`create index session_ends_at on session (ends_at)`.execute(kysely);
    await sql`create table session_id (
      tenant text collate "C" not null,
      hash text collate "C" not null check (length(hash) between 1 and 64),
      chain text collate "C" not null,
      primary key (tenant, hash),
      foreign key (tenant, chain) references session on delete cascade)`.execute(kysely);
    await sql`create index session_id_chain on session_id (tenant, chain)`.execute(kysely);
    for (const name of ['session', 'session_id'])
      await sql`comment on table ${sql.table(name)} is 'not in backups: sessions that have ended must not come back'`.execute(
        kysely,
      );
  },
};
