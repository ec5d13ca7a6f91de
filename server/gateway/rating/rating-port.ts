import type { Request, Response } from 'express';
import type { CastVote } from '../../shop/rating/cast-vote.ts';
import type { RatingStore } from '../../shop/rating/rating-store.ts';

/** The reviews of all tenants. */
export interface RatingPort {
  ratings: Pick<RatingStore, 'summary' | 'published'>;
  castVote(
    request: Request,
    response: Response,
    vote: { review: string; isHelpful: boolean },
  ): Promise<CastVote>;
  /** One of the shop's texts in the language of a locale. */
  text: (tenant: string, locale: string, key: string) => string;
}
