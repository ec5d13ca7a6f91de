import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What somebody who orders has told so far, by whose basket it is; orders, which never change but for their states; attempts to
 * pay them; number ranges without gaps, and the invoices that came of them.
 */
export const order: Migration = {
  async up(kysely) {
    await makeCheckouts(kysely);
    await makeOrders(kysely);
    await makePayments(kysely);
    await makeRefunds(kysely);
    await makeInvoices(kysely);
    // Who gives a voucher back knows it by the order that took it.
    await sql`alter table voucher_redemption add column order_number text collate "C"`.execute(kysely);
  },
};

async function makeCheckouts(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table checkout (
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      owner text collate "C" not null check (owner ~ '^[cg]:[A-Za-z0-9_-]{1,64}$'),
      key text collate "C" not null check (key ~ '^[A-Za-z0-9_-]{22}$'),
      draft jsonb not null,
      changed_at bigint not null check (changed_at >= 0),
      primary key (tenant, owner)
    ) with (fillfactor = 80)`.execute(kysely);
  await sql`create index checkout_of_guest on checkout (changed_at) where owner like 'g:%'`.execute(kysely);
}

async function makeOrders(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table shop_order (
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      number text collate "C" not null check (number ~ '^[0-9]{10}$'),
      key text collate "C" not null check (key ~ '^[A-Za-z0-9_-]{16,64}$'),
      token_hash text collate "C" not null check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
      owner text collate "C" not null,
      customer text collate "C",
      email text collate "C" not null check (length(email) between 3 and 254),
      state text collate "C" not null
        check (state in ('placed', 'confirmed', 'in-fulfilment', 'shipped', 'delivered', 'closed', 'cancelled')),
      ordered jsonb not null,
      placed_at bigint not null check (placed_at >= 0),
      primary key (tenant, number),
      constraint order_once unique (tenant, key),
      constraint order_token unique (tenant, token_hash)
    ) with (fillfactor = 90)`.execute(kysely);
  await sql`create index shop_order_customer on shop_order (tenant, customer, placed_at) where customer is not null`.execute(
    kysely,
  );
  await sql`create index shop_order_email on shop_order (tenant, email)`.execute(kysely);
  await sql`
    create table order_event (
      tenant text collate "C" not null,
      number text collate "C" not null,
      id bigint generated always as identity,

      subject text collate "C" not null,
      state text collate "C" not null,
      cause text collate "C" not null check (cause in ('customer', 'staff', 'provider', 'clock')),
      at bigint not null check (at >= 0),
      primary key (tenant, number, id),
      foreign key (tenant, number) references shop_order on delete cascade
    )`.execute(kysely);
}

async function makePayments(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment (
      tenant text collate "C" not null,
      id text collate "C" not null check (id ~ '^[A-Za-z0-9_-]{22}$'),
      number text collate "C" not null,
      method text collate "C" not null,
      state text collate "C" not null,
      amount bigint not null check (amount >= 0),
      currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),

      reference text collate "C",
      created_at bigint not null check (created_at >= 0),

      expires_at bigint,
      primary key (tenant, id),
      foreign key (tenant, number) references shop_order on delete cascade
    ) with (fillfactor = 80)`.execute(kysely);
  await sql`create index payment_of_order on payment (tenant, number)`.execute(kysely);
  await sql`create unique index payment_reference on payment (tenant, reference) where reference is not null`.execute(
    kysely,
  );
  await sql`create index payment_due on payment (expires_at) where expires_at is not null`.execute(kysely);
}

async function makeRefunds(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_refund (
      tenant text collate "C" not null,
      key text collate "C" not null check (length(key) between 1 and 64),
      payment text collate "C" not null,
      amount bigint not null check (amount > 0),
      asked_at bigint not null check (asked_at >= 0),
      done_at bigint,
      attempts integer not null default 0,
      primary key (tenant, key),
      foreign key (tenant, payment) references payment on delete cascade
    ) with (fillfactor = 80)`.execute(kysely);
  await sql`create index payment_refund_due on payment_refund (asked_at) where done_at is null`.execute(
    kysely,
  );
}

async function makeInvoices(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table number_range (
      tenant text collate "C" not null,
      name text collate "C" not null check (length(name) between 1 and 40),
      year integer not null check (year between 2000 and 2999),
      last bigint not null check (last >= 0),
      primary key (tenant, name, year)
    ) with (fillfactor = 80)`.execute(kysely);
  // No reference to the order: an invoice stays when an account and its orders go.
  await sql`
    create table invoice (
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      number text collate "C" not null check (length(number) between 1 and 40),
      order_number text collate "C" not null,
      document jsonb not null,
      issued_at bigint not null check (issued_at >= 0),
      primary key (tenant, number),
      constraint invoice_of_order unique (tenant, order_number)
    )`.execute(kysely);
}
