import type { Request, Response } from 'express';
import { secondsToWait } from '../../http/call-limit.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { nextWriteKey } from '../../repetition/write-key.ts';
import { ratingLimits } from './rating-limits.ts';
import { callerOf, type RatingParts } from './rating-parts.ts';
import type { Review } from '../../../schemas/rating/review.ts';
import { storedVoter, voterOf } from './voter-cookie.ts';

export type CastVote =
  /** The review with all votes on it. */
  | { ok: true; review: Review }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'too-often'; waitSeconds: number };

type VotingParts = Pick<RatingParts, 'store' | 'counters' | 'secret' | 'now' | 'isHttps' | 'onChanged'>;

/**
 * Counts whether a review helped whoever sends a request, known by a cookie that the answer brings. A vote sent again counts
 * once, another one takes its place. `sku`: the review must be of this product.
 */
export async function castVote(
  parts: VotingParts,
  request: Request,
  response: Response,
  { review: id, isHelpful, sku }: { review: string; isHelpful: boolean; sku?: string },
): Promise<CastVote> {
  const { slug } = tenantOf(response);
  const review = await parts.store.review(slug, id);
  if (review?.state !== 'published' || (sku !== undefined && review.sku !== sku))
    return { ok: false, reason: 'unknown' };
  const caller = callerOf(request, response);
  const onOne = { ...ratingLimits.voteOnOne, name: `${ratingLimits.voteOnOne.name}:${id}` };
  const waitSeconds =
    (await secondsToWait(parts, ratingLimits.vote, caller)) ?? (await secondsToWait(parts, onOne, caller));
  if (waitSeconds !== undefined) return { ok: false, reason: 'too-often', waitSeconds };
  const voter = storedVoter(voterOf(request, response, parts), slug, parts.secret);
  const once = nextWriteKey(request, response, ['vote', id, isHelpful]);
  const counted = await parts.store.vote(slug, { review: id, voter, isHelpful, at: parts.now() }, once);
  if (!counted.ok) return { ok: false, reason: 'unknown' };
  const { helpful, notHelpful } = counted;
  if (helpful !== review.helpful || notHelpful !== review.notHelpful) parts.onChanged?.(slug, review.sku);
  return { ok: true, review: { ...review, helpful, notHelpful } };
}
