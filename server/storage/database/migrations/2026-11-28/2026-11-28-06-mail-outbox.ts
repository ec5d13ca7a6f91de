import { type Migration, sql } from 'kysely';

/**
 * Mails to be sent, and keys of those that were. A mail that a process has taken is due again when its time is over; who has
 * taken it is told from earlier ones by the number of attempts. What is settled holds nothing of the mail any more.
 */
export const mailOutbox: Migration = {
  async up(kysely) {
    await sql`create table mail_outbox (
      id bigint generated always as identity primary key,
      tenant text collate "C" not null,
      key text collate "C" not null check (length(key) between 1 and 200),
      purpose text collate "C" not null,
      address text collate "C" not null check (length(address) <= 254),
      name text check (length(name) <= 100),
      subject text not null check (length(subject) <= 200),
      html text not null check (length(html) <= 500000),
      body text not null check (length(body) <= 500000),
      state text collate "C" not null default 'waiting' check (state in ('waiting', 'sent', 'given-up')),
      attempts integer not null default 0 check (attempts >= 0),
      created bigint not null check (created >= 0),
      due bigint not null check (due >= 0),
      settled bigint,
      reason text collate "C" check (length(reason) <= 100),
      unique (tenant, key),
      check ((state = 'waiting') = (settled is null))
    )`.execute(kysely);
    await sql`create index mail_outbox_due on mail_outbox (due, id) where state = 'waiting'`.execute(kysely);
    await sql`create index mail_outbox_settled on mail_outbox (settled) where settled is not null`.execute(
      kysely,
    );
  },
};
