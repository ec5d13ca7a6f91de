import { type Migration, sql } from 'kysely';

/** What was held back for its errors says so, and for which. */
export const heldBack: Migration = {
  async up(kysely) {
    await sql`
      alter table content_plan
        add column faults text[] not null default '{}',
        drop constraint content_plan_failed_check,
        add constraint content_plan_failed_check check (failed in ('outdated', 'taken', 'invalid'))`.execute(
      kysely,
    );
  },
};
