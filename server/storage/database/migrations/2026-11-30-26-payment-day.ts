import { type Migration, sql } from 'kysely';

/**
 * Days of the month on which customers want to pay their instalments, by the number of the order; rows are added alone. From `at` on
 * the days that are to come are others (`movedDays`); the claim stays as it arose.
 */
export const paymentDay: Migration = {
  async up(kysely) {
    await sql`
      create table ledger_day_change (
        tenant text collate "C" not null,
        order_number text collate "C" not null,
        id bigint generated always as identity,
        day_of_month smallint not null check (day_of_month between 1 and 28),
        cause text collate "C" not null check (cause in ('customer', 'staff', 'provider', 'clock')),
        at bigint not null check (at >= 0),
        primary key (tenant, order_number, id),
        foreign key (tenant, order_number) references ledger_account
      )`.execute(kysely);
    await sql`
      create trigger ledger_day_change_is_kept before update or delete on ledger_day_change
        for each statement execute function refuse_rewriting()`.execute(kysely);
  },
};
