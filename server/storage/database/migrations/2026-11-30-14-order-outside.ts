import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What merchants' systems are to be told of orders, one after the other for each order: what was taken is emptied, because it names
 * who gets a parcel; what nobody took stays readable until it is forgotten. And money of which a provider says what fits no order.
 */
export const orderOutside: Migration = {
  async up(kysely) {
    await makeWebhooks(kysely);
    await sql`
      create table payment_concern (
        tenant text collate "C" not null check (length(tenant) between 1 and 64),
        reference text collate "C" not null check (length(reference) between 1 and 64),
        payment text collate "C" not null check (length(payment) <= 64),
        reason text collate "C" not null check (reason in ('wrong', 'unknown')),
        amount bigint not null check (amount >= 0),
        currency text collate "C" not null check (length(currency) <= 8),
        told_at bigint not null check (told_at >= 0),
        settled_at bigint,
        primary key (tenant, reference)
      )`.execute(kysely);
    // What people have to look after is looked for again and again.
    await sql`create index mail_outbox_given_up on mail_outbox (settled) where state = 'given-up'`.execute(
      kysely,
    );
    await sql`create index payment_captured on payment (tenant, number) where state = 'captured'`.execute(
      kysely,
    );
    await sql`create index payment_concern_open on payment_concern (told_at) where settled_at is null`.execute(
      kysely,
    );
  },
};

async function makeWebhooks(kysely: Kysely<unknown>): Promise<void> {
  await sql`create table webhook_outbox (
      id bigint generated always as identity primary key,
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      message text collate "C" not null unique check (message ~ '^msg_[A-Za-z0-9_-]{22}$'),
      order_number text collate "C" not null check (order_number ~ '^[0-9]{10}$'),
      event text collate "C" not null check (length(event) between 1 and 60),
      body text not null check (length(body) <= 1000000),
      state text collate "C" not null default 'waiting' check (state in ('waiting', 'sent', 'given-up')),
      attempts integer not null default 0 check (attempts >= 0),
      created bigint not null check (created >= 0),
      due bigint not null check (due >= 0),
      settled bigint,
      reason text collate "C" check (length(reason) <= 100),
      check ((state = 'waiting') = (settled is null))
    )`.execute(kysely);
  await sql`create index webhook_outbox_due on webhook_outbox (due, id) where state = 'waiting'`.execute(
    kysely,
  );
  await sql`create index webhook_outbox_order on webhook_outbox (tenant, order_number, id) where state = 'waiting'`.execute(
    kysely,
  );
  await sql`create index webhook_outbox_given_up on webhook_outbox (settled) where state = 'given-up'`.execute(
    kysely,
  );
  await sql`create index webhook_outbox_settled on webhook_outbox (settled) where settled is not null`.execute(
    kysely,
  );
}
