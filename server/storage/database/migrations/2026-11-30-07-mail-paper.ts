import { type Kysely, type Migration, sql } from 'kysely';

/** Papers that go with a mail: which, not what is in them. */
export const mailPaper: Migration = {
  async up(kysely: Kysely<unknown>) {
    await sql`
      alter table mail_outbox add column papers jsonb not null default '[]'
        check (jsonb_typeof(papers) = 'array' and length(papers::text) <= 2000)`.execute(kysely);
  },
};
