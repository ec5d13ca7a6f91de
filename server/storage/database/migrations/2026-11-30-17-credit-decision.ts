import { type Migration, sql } from 'kysely';

/**
 * Decisions about credits with their reasons, which are only ever added. No reference to an order: most of what is asked for
 * later is what was refused.
 */
export const creditDecision: Migration = {
  async up(kysely) {
    await sql`
      create table credit_decision (
        id bigint generated always as identity primary key,
        tenant text collate "C" not null check (length(tenant) between 1 and 64),
        customer text collate "C" not null check (length(customer) between 1 and 64),
        key text collate "C" not null check (length(key) between 1 and 64),
        method text collate "C" not null,
        amount bigint not null check (amount >= 0),
        currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
        decided_by text collate "C" not null check (length(decided_by) between 1 and 64),
        is_granted boolean not null,
        reason text collate "C" not null check (length(reason) between 1 and 64),
        facts jsonb not null,
        at bigint not null check (at >= 0)
      )`.execute(kysely);
    await sql`create index credit_decision_customer on credit_decision (tenant, customer, id)`.execute(
      kysely,
    );
    await sql`
      create trigger credit_decision_is_history before update or delete on credit_decision
        for each statement execute function refuse_rewriting()`.execute(kysely);
  },
};
