import { type Kysely, type Migration, sql } from 'kysely';

/** What carriers say of parcels, the labels that they make, and what they are asked for until they have done it. */
export const carrier: Migration = {
  async up(kysely: Kysely<unknown>) {
    await sql`
      alter table order_parcel
        add column tracking jsonb,
        add column told_at bigint check (told_at >= 0),
        add column asked_at bigint check (asked_at >= 0)`.execute(kysely);
    await sql`
      create index order_parcel_under_way on order_parcel (asked_at nulls first) where delivered_at is null`.execute(
      kysely,
    );
    await sql`
      create table return_label (
        tenant text collate "C" not null,
        number text collate "C" not null,
        key text collate "C" not null,
        file bytea not null check (length(file) <= 2000000),
        primary key (tenant, number, key),
        foreign key (tenant, number, key) references order_return on delete cascade
      )`.execute(kysely);
    await sql`
      create table carrier_task (
        id bigint generated always as identity primary key,
        tenant text collate "C" not null,
        number text collate "C" not null,
        key text collate "C" not null,
        kind text collate "C" not null check (kind in ('label', 'pick-up')),
        state text collate "C" not null default 'waiting' check (state in ('waiting', 'sent', 'given-up')),
        attempts integer not null default 0,
        created bigint not null,
        due bigint not null,
        settled bigint,
        reason text,
        constraint carrier_task_once unique (tenant, number, key, kind),
        foreign key (tenant, number, key) references order_return on delete cascade
      ) with (fillfactor = 80)`.execute(kysely);
    await sql`create index carrier_task_due on carrier_task (due, id) where state = 'waiting'`.execute(
      kysely,
    );
    await sql`
      create index carrier_task_settled on carrier_task (settled) where settled is not null`.execute(kysely);
    // Closed by clock are the orders that arrived long ago.
    await sql`
      create index shop_order_delivered on shop_order (tenant, number) where state = 'delivered'`.execute(
      kysely,
    );
  },
};
