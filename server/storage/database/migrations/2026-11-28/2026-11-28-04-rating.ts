import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Reviews of products, votes on them, answers to surveys. Who sent what is a hash made with a secret of the shop, and not
 * kept longer than it takes to tell a second time from the first. Counts of votes stand beside the review, so that a page is one look-up.
 */
export const rating: Migration = {
  async up(kysely) {
    await makeReviews(kysely);
    await makeVotes(kysely);
    await makeAnswers(kysely);
  },
};

async function makeReviews(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table rating_review (
      tenant text collate "C" not null,
      id text collate "C" not null check (length(id) between 1 and 64),
      sku text collate "C" not null,
      stars smallint not null check (stars between 1 and 5),
      title text not null check (length(title) <= 200),
      body text not null check (length(body) <= 4000),
      author text not null check (length(author) <= 80),
      locale text collate "C" not null,
      created bigint not null check (created >= 0),
      verified boolean not null,
      recommended boolean,
      tags text[] collate "C" not null,
      size text,
      colour text collate "C",
      sender text collate "C",
      state text collate "C" not null check (state in ('pending', 'published', 'rejected')),
      reason text,
      decided bigint,
      helpful integer not null default 0 check (helpful >= 0),
      not_helpful integer not null default 0 check (not_helpful >= 0),
      primary key (tenant, id)
    ) with (fillfactor = 90)`.execute(kysely);
  await sql`
    create index rating_review_published on rating_review (tenant, sku) where state = 'published'`.execute(
    kysely,
  );
  await sql`
    create index rating_review_pending on rating_review (tenant, created) where state = 'pending'`.execute(
    kysely,
  );
  await sql`
    create unique index rating_review_sender on rating_review (tenant, sku, sender) where sender is not null`.execute(
    kysely,
  );
}

async function makeVotes(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table rating_vote (
      tenant text collate "C" not null,
      review text collate "C" not null,
      voter text collate "C" not null,
      is_helpful boolean not null,
      voted bigint not null,
      primary key (tenant, review, voter),
      foreign key (tenant, review) references rating_review on delete cascade
    )`.execute(kysely);
}

async function makeAnswers(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table rating_survey_answer (
      tenant text collate "C" not null,
      id text collate "C" not null,
      survey text collate "C" not null,
      locale text collate "C" not null,
      step smallint not null check (step between 1 and max_step),
      max_step smallint not null check (max_step between 2 and 10),
      comment text check (length(comment) <= 1000),
      visitor text collate "C",
      answered bigint not null,
      primary key (tenant, id)
    )`.execute(kysely);
  await sql`create index rating_survey_answer_survey on rating_survey_answer (tenant, survey)`.execute(
    kysely,
  );
  await sql`
    create unique index rating_survey_answer_visitor on rating_survey_answer (tenant, survey, visitor)
      where visitor is not null`.execute(kysely);
}
