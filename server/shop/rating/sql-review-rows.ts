import { type Kysely, sql } from 'kysely';
import type { NoTables } from '../../storage/database/database.ts';
import type { ModerationState, Review } from '../../../schemas/rating/review.ts';

/** A review as the database gives it. */
export interface ReviewRow {
  id: string;
  sku: string;
  stars: number;
  title: string;
  body: string;
  author: string;
  locale: string;
  created: number;
  verified: boolean;
  recommended: boolean | null;
  tags: string[];
  size: string | null;
  colour: string | null;
  state: ModerationState;
  reason: string | null;
  helpful: number;
  not_helpful: number;
}

export const reviewColumns = sql`id, sku, stars, title, body, author, locale, created, verified, recommended, tags, size,
  colour, state, reason, helpful, not_helpful`;

/** The review that a row of the table holds. */
export function reviewOfRow(row: ReviewRow): Review {
  const { id, sku, stars, title, author, locale, created, tags, size, colour, state, reason, helpful } = row;
  return {
    ...{ id, sku, stars, title, text: row.body, author, locale, created },
    ...{ isVerified: row.verified, isRecommended: row.recommended, tags, size, colour },
    ...{ state, reason, helpful, notHelpful: row.not_helpful },
  };
}

/** The row of a review. */
export function rowOf(review: Review): ReviewRow {
  const { text, isVerified, isRecommended, notHelpful, tags, ...same } = review;
  return {
    ...same,
    body: text,
    verified: isVerified,
    recommended: isRecommended,
    not_helpful: notHelpful,
    tags: [...tags],
  };
}

/** Writes rows in one statement; those whose number or sender is there already are left out. How many were written. */
export async function insertReviews(
  kysely: Kysely<NoTables>,
  tenant: string,
  rows: readonly (ReviewRow & { sender?: string | null; customer?: string | null })[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into rating_review (tenant, id, sku, stars, title, body, author, locale, created, verified, recommended, tags,
      size, colour, sender, customer, state, reason, helpful, not_helpful)
    select ${tenant}, r.id, r.sku, r.stars, r.title, r.body, r.author, r.locale, r.created, r.verified, r.recommended,
           r.tags, r.size, r.colour, r.sender, r.customer, r.state, r.reason, r.helpful, r.not_helpful
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, sku text, stars smallint, title text, body text,
           author text, locale text, created bigint, verified boolean, recommended boolean, tags text[], size text,
           colour text, sender text, customer text, state text, reason text, helpful integer, not_helpful integer)
    on conflict do nothing`.execute(kysely);
  return Number(numAffectedRows ?? 0);
}
