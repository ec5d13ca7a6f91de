import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The ledger: an account for each order, its bookings, to which rows are added alone, what was noted of what is due, and lines of
 * bank statements. Nothing here names who ordered, but for lines of the bank that nobody could match; no reference to the order:
 * what was booked stays when an account and its orders go.
 */
export const ledger: Migration = {
  async up(kysely) {
    await makeAccounts(kysely);
    await makeBookings(kysely);
    await makeBankLines(kysely);
  },
};

const named = sql.raw(`
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      order_number text collate "C" not null check (order_number ~ '^[0-9]{10}$'),`);
const account = sql.raw(
  "('receivable', 'money', 'undelivered', 'sales', 'surcharges', 'protection', 'reminder-fees')",
);

async function makeAccounts(kysely: Kysely<unknown>): Promise<void> {
  // Bookings of an order wait for each other by its row. `look_on`: the day on which something of it may fall due.
  await sql`
    create table ledger_account (
      ${named}
      currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
      claim jsonb,
      look_on date,
      primary key (tenant, order_number)
    ) with (fillfactor = 90)`.execute(kysely);
  await sql`create index ledger_account_look on ledger_account (tenant, look_on) where look_on is not null`.execute(
    kysely,
  );
  await sql`
    create unique index ledger_account_invoice on ledger_account (tenant, (claim ->> 'invoice'))
     where claim is not null`.execute(kysely);
}

async function makeBookings(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_booking (
      ${named}
      id bigint generated always as identity,
      kind text collate "C" not null check (kind in ('order', 'surcharge', 'protection', 'shipment', 'cancellation',
        'return', 'payment', 'refund', 'reminder-fee')),
      cause text collate "C" not null check (length(cause) between 1 and 120),
      debit text collate "C" not null check (debit in ${account}),
      credit text collate "C" not null check (credit in ${account}),
      amount bigint not null check (amount between 1 and 99999999999),
      at bigint not null check (at >= 0),
      primary key (tenant, order_number, id),
      foreign key (tenant, order_number) references ledger_account,
      constraint ledger_booking_two_accounts check (debit <> credit),
      constraint ledger_booking_once unique (tenant, cause, kind)
    )`.execute(kysely);
  await sql`
    create table ledger_due_event (
      ${named}
      due text collate "C" not null check (length(due) between 1 and 120),
      state text collate "C" not null check (state in ('overdue', 'reminded')),
      cause text collate "C" not null check (cause in ('customer', 'staff', 'provider', 'clock')),
      at bigint not null check (at >= 0),
      primary key (tenant, order_number, due, state),
      foreign key (tenant, order_number) references ledger_account
    )`.execute(kysely);
  for (const table of ['ledger_booking', 'ledger_due_event'])
    await sql`
      create trigger ${sql.id(`${table}_is_kept`)} before update or delete on ${sql.id(table)}
        for each statement execute function refuse_rewriting()`.execute(kysely);
}

async function makeBankLines(kysely: Kysely<unknown>): Promise<void> {
  // `order_number` null: nobody knows yet what it is for.
  await sql`
    create table bank_line (
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      reference text collate "C" not null check (length(reference) between 1 and 100),
      booked_on date not null,
      amount bigint not null check (amount between 1 and 99999999999),
      currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
      payer text not null check (length(payer) <= 200),
      purpose text not null check (length(purpose) <= 1000),
      order_number text collate "C" check (order_number ~ '^[0-9]{10}$'),
      read_at bigint not null check (read_at >= 0),
      primary key (tenant, reference)
    ) with (fillfactor = 90)`.execute(kysely);
  await sql`create index bank_line_open on bank_line (tenant, booked_on) where order_number is null`.execute(
    kysely,
  );
}
