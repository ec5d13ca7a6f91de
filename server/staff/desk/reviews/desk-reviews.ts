import type { Review } from '../../../../schemas/rating/review.ts';
import type { Told } from '../told.ts';

/** Reviews as the desk needs them. Every method may throw an outage. */
export interface DeskReviews {
  /** Those that wait, the oldest first. */
  waiting(tenant: string, most: number): Promise<Review[]>;
  /** Decides on one, once for the form's key. Null: there is none of this number. */
  decide(
    tenant: string,
    decision: { key: string; id: string; state: 'published' | 'rejected'; reason: string | null },
    told: Told,
  ): Promise<{ isChanged: boolean } | null>;
}
