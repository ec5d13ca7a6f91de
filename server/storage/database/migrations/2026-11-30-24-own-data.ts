import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What the law has kept of orders whose accounts are gone: rows as they were, by the table that they came from and the year from
 * whose end the law counts. No page of the shop reads them. Which customer sent a review; decisions about credits go with their
 * customer.
 */
export const ownData: Migration = {
  async up(kysely) {
    await makeKeptRecords(kysely);
    await sql`alter table rating_review add column customer text collate "C" check (length(customer) between 1 and 64)`.execute(
      kysely,
    );
    await sql`
      create index rating_review_customer on rating_review (tenant, customer) where customer is not null`.execute(
      kysely,
    );
    await sql`drop trigger credit_decision_is_history on credit_decision`.execute(kysely);
    await sql`
      create trigger credit_decision_is_history before update on credit_decision
        for each statement execute function refuse_rewriting()`.execute(kysely);
    await sql`
      create trigger credit_decision_is_kept before delete on credit_decision for each statement
        when (current_setting('shop.forgets', true) is distinct from 'yes') execute function refuse_rewriting()`.execute(
      kysely,
    );
  },
};

async function makeKeptRecords(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_record (
      id bigint generated always as identity primary key,
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      source text collate "C" not null check (length(source) between 1 and 64),
      order_number text collate "C" not null check (order_number ~ '^[0-9]{10}$'),
      locale text collate "C" not null check (length(locale) between 2 and 16),
      year integer not null check (year between 2000 and 2999),
      record jsonb not null
    )`.execute(kysely);
  await sql`create index kept_record_year on kept_record (tenant, locale, year)`.execute(kysely);
  await sql`
    create trigger kept_record_is_history before update on kept_record
      for each statement execute function refuse_rewriting()`.execute(kysely);
}
