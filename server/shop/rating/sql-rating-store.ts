import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ReviewOrder } from '../../../schemas/rating/review-limits.ts';
import type { StarDistribution } from '../../../schemas/rating/star-distribution.ts';
import type { Database, NoTables } from '../../storage/database/database.ts';
import { isStorable } from '../../storage/database/is-storable.ts';
import { writeOnce } from '../../repetition/sql-writes.ts';
import type { WriteKey } from '../../repetition/write-key.ts';
import type { RatingStore, RatingSummary, SurveyAnswer, Vote } from './rating-store.ts';
import type { NewReview, Review } from '../../../schemas/rating/review.ts';
import type { ReviewQuery } from './review-query.ts';
import { insertReviews, type ReviewRow, reviewColumns, reviewOfRow, rowOf } from './sql-review-rows.ts';

/** Reviews in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlRatingStore({ kysely }: Pick<Database, 'kysely'>): RatingStore {
  /** Keys are nobody's: who answers a survey is not known, and a first vote brings its voter with the answer. */
  const written = <Outcome>(
    tenant: string,
    at: number,
    once: WriteKey | undefined,
    write: (transaction: Kysely<NoTables>) => Promise<Outcome>,
  ): Promise<Outcome> =>
    kysely
      .transaction()
      .execute((transaction) =>
        writeOnce(transaction, { tenant, owner: '-', what: 'rating' }, at, once, () => write(transaction)),
      );

  return {
    summary: (tenant, sku) => summary(kysely, tenant, isStorable(sku) ? sku : ''),
    published: (tenant, query) =>
      isStorable(query.sku) && isStorable(query.tag ?? '')
        ? published(kysely, tenant, query)
        : Promise.resolve({ total: 0, reviews: [] }),
    async review(tenant, id) {
      if (!isStorable(id)) return null;
      const { rows } = await sql<ReviewRow>`
        select ${reviewColumns} from rating_review where tenant = ${tenant} and id = ${id}`.execute(kysely);
      return rows[0] ? reviewOfRow(rows[0]) : null;
    },
    add: (tenant, review, once) =>
      written(tenant, review.created, once, async (transaction) => {
        const row = { ...rowOf(pending(review)), sender: review.sender, customer: review.customer };
        const added = await insertReviews(transaction, tenant, [row]);
        return added === 1 ? { ok: true } : { ok: false, reason: 'twice' };
      }),
    vote: (tenant, cast, once) =>
      isStorable(cast.review) && isStorable(cast.voter)
        ? written(tenant, cast.at, once, (transaction) => vote(transaction, tenant, cast))
        : Promise.resolve({ ok: false, reason: 'unknown' }),
    async inState(tenant, state, limit) {
      const { rows } = await sql<ReviewRow>`
        select ${reviewColumns} from rating_review where tenant = ${tenant} and state = ${state}
         order by created, id limit ${Math.max(0, limit)}`.execute(kysely);
      return rows.map(reviewOfRow);
    },
    async moderate(tenant, id, { state, reason, at }, within = kysely) {
      if (!isStorable(id)) return null;
      const { rows } = await sql<ReviewRow>`
        update rating_review set state = ${state}, reason = ${reason}, decided = ${at}
         where tenant = ${tenant} and id = ${id} returning ${reviewColumns}`.execute(within);
      return rows[0] ? reviewOfRow(rows[0]) : null;
    },
    putPublished: (tenant, reviews) =>
      insertReviews(
        kysely,
        tenant,
        reviews.map((review) => rowOf({ ...review, state: 'published', reason: null })),
      ),
    async addAnswer(tenant, answer, once) {
      await written(tenant, answer.at, once, async (transaction) => {
        await addAnswer(transaction, tenant, answer);
        return null;
      });
    },
    async answers(tenant, survey) {
      if (!isStorable(survey)) return [];
      const { rows } = await sql<{ step: number; count: number }>`
        select step, count(*) as count from rating_survey_answer
         where tenant = ${tenant} and survey = ${survey} group by step order by step`.execute(kysely);
      return rows;
    },
  };
}

function pending({ sender: _sender, customer: _customer, ...review }: NewReview): Review {
  return { ...review, state: 'pending', reason: null, helpful: 0, notHelpful: 0 };
}

interface SummaryRow {
  stars: Record<string, number>;
  yes: number;
  said: number;
  tags: { tag: string; count: number }[];
}

/** One statement: the page that shows it waits for nothing twice. */
async function summary(kysely: Kysely<NoTables>, tenant: string, sku: string): Promise<RatingSummary> {
  const { rows } = await sql<SummaryRow>`
    with own as (
      select stars, recommended, tags from rating_review
       where tenant = ${tenant} and sku = ${sku} and state = 'published')
    select (select coalesce(jsonb_object_agg(stars, count), '{}')
              from (select stars, count(*) as count from own group by stars) as s) as stars,
           (select count(*) filter (where recommended) from own) as yes,
           (select count(recommended) from own) as said,
           (select coalesce(jsonb_agg(jsonb_build_object('tag', tag, 'count', count) order by count desc, tag), '[]')
              from (select tag, count(*) as count from own, unnest(tags) as tag group by tag) as t) as tags`.execute(
    kysely,
  );
  const { stars = {}, yes = 0, said = 0, tags = [] } = rows[0] ?? {};
  const distribution = [1, 2, 3, 4, 5].map((each) => stars[each] ?? 0);
  return { distribution: distribution as unknown as StarDistribution, recommended: { yes, of: said }, tags };
}

async function published(
  kysely: Kysely<NoTables>,
  tenant: string,
  query: ReviewQuery,
): Promise<{ total: number; reviews: Review[] }> {
  const { sku, stars, tag, offset, limit } = query;
  const where = sql`tenant = ${tenant} and sku = ${sku} and state = 'published'
    and (${stars}::smallint is null or stars = ${stars}) and (${tag}::text is null or ${tag} = any(tags))`;
  const { rows } = await sql<ReviewRow & { total: number }>`
    select ${reviewColumns}, count(*) over () as total from rating_review where ${where}
     order by ${orderOf(query)} offset ${offset} limit ${limit}`.execute(kysely);
  if (rows[0]) return { total: rows[0].total, reviews: rows.map(reviewOfRow) };
  const counted = await sql<{ total: number }>`
    select count(*) as total from rating_review where ${where}`.execute(kysely);
  return { total: counted.rows[0]?.total ?? 0, reviews: [] };
}

const orders: Readonly<Record<ReviewOrder, RawBuilder<unknown>>> = {
  newest: sql`created desc, id`,
  best: sql`stars desc, created desc, id`,
  worst: sql`stars, created desc, id`,
  helpful: sql`helpful - not_helpful desc, created desc, id`,
};

/** The same as `reviewOrder`. */
function orderOf({ order, language }: ReviewQuery) {
  return sql`left(locale, 2) = ${language} desc, ${orders[order]}`;
}

async function vote(
  transaction: Kysely<NoTables>,
  tenant: string,
  { review, voter, isHelpful, at }: Vote,
): Promise<{ ok: true; helpful: number; notHelpful: number } | { ok: false; reason: 'unknown' }> {
  // Votes on one review wait for each other here, so that each sees what was before it.
  const { rows: locked } = await sql`
    select from rating_review where tenant = ${tenant} and id = ${review} and state = 'published' for update`.execute(
    transaction,
  );
  if (locked.length === 0) return { ok: false, reason: 'unknown' };
  const { rows: earlier } = await sql<{ helped: boolean }>`
    select is_helpful as helped from rating_vote
     where tenant = ${tenant} and review = ${review} and voter = ${voter}`.execute(transaction);
  const before = earlier[0]?.helped;
  await sql`
    insert into rating_vote (tenant, review, voter, is_helpful, voted)
    values (${tenant}, ${review}, ${voter}, ${isHelpful}, ${at})
    on conflict (tenant, review, voter) do update set is_helpful = excluded.is_helpful, voted = excluded.voted`.execute(
    transaction,
  );
  const { rows } = await sql<{ helpful: number; notHelpful: number }>`
    update rating_review set helpful = helpful + ${Number(isHelpful) - Number(before === true)},
           not_helpful = not_helpful + ${Number(!isHelpful) - Number(before === false)}
     where tenant = ${tenant} and id = ${review}
     returning helpful, not_helpful as "notHelpful"`.execute(transaction);
  const { helpful = 0, notHelpful = 0 } = rows[0] ?? {};
  return { ok: true, helpful, notHelpful };
}

async function addAnswer(kysely: Kysely<NoTables>, tenant: string, answer: SurveyAnswer): Promise<void> {
  const { id, survey, locale, step, max, comment, visitor, at } = answer;
  await sql`
    insert into rating_survey_answer (tenant, id, survey, locale, step, max_step, comment, visitor, answered)
    values (${tenant}, ${id}, ${survey}, ${locale}, ${step}, ${max}, ${comment}, ${visitor}, ${at})
    on conflict (tenant, survey, visitor) where visitor is not null do update set id = excluded.id,
      locale = excluded.locale, step = excluded.step, max_step = excluded.max_step, comment = excluded.comment,
      answered = excluded.answered`.execute(kysely);
}
