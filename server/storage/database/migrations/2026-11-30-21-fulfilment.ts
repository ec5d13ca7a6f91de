import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What becomes of an order: parcels, what comes back, what is not sent any more, money that goes back with its credit notes, and notes of
 * the people of the shop. Pieces are `[{ position, quantity }]`, by the positions of the order's lines.
 */
export const fulfilment: Migration = {
  async up(kysely) {
    await makeParcels(kysely);
    await makeReturns(kysely);
    await makeRefunds(kysely);
    await makeCreditNotes(kysely);
    await sql`
      create table order_note (
        tenant text collate "C" not null,
        number text collate "C" not null,
        id bigint generated always as identity,
        key text collate "C" not null check (length(key) between 1 and 100),
        text text not null check (length(text) between 1 and 2000),
        at bigint not null check (at >= 0),
        primary key (tenant, number, id),
        constraint order_note_once unique (tenant, number, key),
        foreign key (tenant, number) references shop_order on delete cascade
      )`.execute(kysely);
    // Orders are told to a merchant's own system in the order of their invoices: their range has no gap, and none comes late.
    await sql`
      create index invoice_range on invoice
        (tenant, (split_part(number, '-', 2)::integer), (split_part(number, '-', 3)::bigint))`.execute(
      kysely,
    );
  },
};

async function makeParcels(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_parcel (
      tenant text collate "C" not null,
      number text collate "C" not null,
      id bigint generated always as identity,
      carrier text collate "C" not null check (length(carrier) between 1 and 40),
      tracking_number text collate "C" not null check (length(tracking_number) between 1 and 40),
      pieces jsonb not null,
      value bigint not null check (value >= 0),
      shipped_at bigint not null check (shipped_at >= 0),
      delivered_at bigint check (delivered_at >= 0),
      primary key (tenant, number, carrier, tracking_number),
      foreign key (tenant, number) references shop_order on delete cascade
    ) with (fillfactor = 80)`.execute(kysely);
  await sql`
    create table order_cancellation (
      tenant text collate "C" not null,
      number text collate "C" not null,
      id bigint generated always as identity,
      key text collate "C" not null check (length(key) between 1 and 100),
      pieces jsonb not null,
      cause text collate "C" not null check (cause in ('customer', 'staff', 'provider', 'clock')),
      at bigint not null check (at >= 0),
      primary key (tenant, number, key),
      foreign key (tenant, number) references shop_order on delete cascade
    )`.execute(kysely);
}

async function makeReturns(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_return (
      tenant text collate "C" not null,
      number text collate "C" not null,
      id bigint generated always as identity,
      key text collate "C" not null check (length(key) between 1 and 100),
      kind text collate "C" not null check (kind in ('return', 'withdrawal')),
      reason text collate "C" not null,
      pieces jsonb not null,
      way jsonb not null,
      declared_at bigint not null check (declared_at >= 0),
      received jsonb,
      received_at bigint check (received_at >= 0),
      primary key (tenant, number, key),
      check ((received is null) = (received_at is null)),
      foreign key (tenant, number) references shop_order on delete cascade
    ) with (fillfactor = 80)`.execute(kysely);
}

async function makeRefunds(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_refund (
      tenant text collate "C" not null,
      number text collate "C" not null,
      id bigint generated always as identity,
      key text collate "C" not null check (length(key) between 1 and 100),
      cause text collate "C" not null check (cause in ('cancellation', 'return', 'goodwill')),
      pieces jsonb not null,
      shipping bigint not null check (shipping >= 0),
      kept_back bigint not null,
      amount bigint not null check (amount >= 0),
      means text collate "C" not null check (means in ('provider', 'invoice')),
      credit_note text collate "C",
      at bigint not null check (at >= 0),
      primary key (tenant, number, key),
      foreign key (tenant, number) references shop_order on delete cascade
    )`.execute(kysely);
  // Rows go with their order alone.
  await sql`
    create trigger order_refund_is_history before update on order_refund
      for each statement execute function refuse_rewriting()`.execute(kysely);
}

/** No reference to the order: credit notes stay, as invoices do, when an account and its orders go. */
async function makeCreditNotes(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table credit_note (
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      number text collate "C" not null check (length(number) between 1 and 40),
      invoice text collate "C" not null,
      order_number text collate "C" not null,
      document jsonb not null,
      issued_at bigint not null check (issued_at >= 0),
      primary key (tenant, number)
    )`.execute(kysely);
  await sql`create index credit_note_of_order on credit_note (tenant, order_number, number)`.execute(kysely);
  await sql`
    create trigger credit_note_is_history before update on credit_note
      for each statement execute function refuse_rewriting()`.execute(kysely);
}
