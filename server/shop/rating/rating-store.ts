import type { QueryExecutorProvider } from 'kysely';
import type { StarDistribution } from '../../../schemas/rating/star-distribution.ts';
import type { ModerationState, NewReview, Review } from '../../../schemas/rating/review.ts';
import type { WriteKey } from '../../repetition/write-key.ts';
import type { ReviewQuery } from './review-query.ts';

/** All published reviews of a product together. */
export interface RatingSummary {
  distribution: StarDistribution;
  /** Of those who say so, how many recommend the product. */
  recommended: { yes: number; of: number };
  /** Reviews with a keyword, the most frequent first, of equal ones the first by name. */
  tags: readonly { tag: string; count: number }[];
}

/** A vote on a review; the voter is a hash that no other table knows. */
export interface Vote {
  review: string;
  voter: string;
  isHelpful: boolean;
  /** In ms since 1970. */
  at: number;
}

export interface Decision {
  state: Exclude<ModerationState, 'pending'>;
  /** Why it was rejected. */
  reason: string | null;
  at: number;
}

export interface SurveyAnswer {
  id: string;
  survey: string;
  locale: string;
  /** The step that was chosen, and how many there were. */
  step: number;
  max: number;
  comment: string | null;
  /** Who answered, where that may be remembered; a second answer takes the place of the first. */
  visitor: string | null;
  at: number;
}

/**
 * Where a tenant's reviews and survey answers lie. Every driver passes `tests/contract/rating-store.contract.ts`. What a
 * method gives may be kept by the caller. What visitors write with `once` is written once for that key: sent again, it comes to
 * what it came to then (`KeyReused` for another content).
 */
export interface RatingStore {
  summary(tenant: string, sku: string): Promise<RatingSummary>;
  /** Published reviews of a product: how many fit, and those asked for. */
  published(tenant: string, query: ReviewQuery): Promise<{ total: number; reviews: Review[] }>;
  /** A review of whatever state; null: there is none of that number. */
  review(tenant: string, id: string): Promise<Review | null>;
  /** Keeps a review as pending. `twice`: its sender has reviewed the product before, or its number is taken. */
  add(
    tenant: string,
    review: NewReview,
    once?: WriteKey,
  ): Promise<{ ok: true } | { ok: false; reason: 'twice' }>;
  /** Counts a vote; a second one of the same voter takes the place of the first. Only published reviews can be voted on. */
  vote(
    tenant: string,
    vote: Vote,
    once?: WriteKey,
  ): Promise<{ ok: true; helpful: number; notHelpful: number } | { ok: false; reason: 'unknown' }>;
  /** Reviews in one state, the oldest first; for moderation. */
  inState(tenant: string, state: ModerationState, limit: number): Promise<Review[]>;
  /** Decides on a review, again if need be. `within`: a transaction of the caller. Null: there is none of that number. */
  moderate(
    tenant: string,
    id: string,
    decision: Decision,
    within?: QueryExecutorProvider,
  ): Promise<Review | null>;
  /** Puts published reviews with their votes, for the demonstration; those whose number is there stay as they are. How many are new. */
  putPublished(tenant: string, reviews: readonly Review[]): Promise<number>;
  addAnswer(tenant: string, answer: SurveyAnswer, once?: WriteKey): Promise<void>;
  /** Answers of a survey by step, 1 to the highest. */
  answers(tenant: string, survey: string): Promise<{ step: number; count: number }[]>;
}
