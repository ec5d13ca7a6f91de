import { type Migration, sql } from 'kysely';

/**
 * Payments of what is due on an invoice or in instalments, by a provider. `give_back`: what of it came although less was owed by then;
 * `given_back_at` null: it is still to go back.
 */
export const duePayment: Migration = {
  async up(kysely) {
    await sql`
      create table due_payment (
        tenant text collate "C" not null,
        id text collate "C" not null check (id ~ '^[A-Za-z0-9_-]{22}$'),
        order_number text collate "C" not null,
        method text collate "C" not null,
        amount bigint not null check (amount > 0),
        currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
        state text collate "C" not null check (state in ('pending', 'captured', 'ended')),
        reference text collate "C" check (length(reference) between 1 and 64),
        begun_at bigint not null check (begun_at >= 0),
        give_back bigint not null default 0 check (give_back between 0 and amount),
        given_back_at bigint check (given_back_at >= 0),
        primary key (tenant, id),
        foreign key (tenant, order_number) references ledger_account
      ) with (fillfactor = 80)`.execute(kysely);
    await sql`create index due_payment_pending on due_payment (tenant, order_number) where state = 'pending'`.execute(
      kysely,
    );
    await sql`
      create index due_payment_back on due_payment (tenant) where give_back > 0 and given_back_at is null`.execute(
      kysely,
    );
  },
};
