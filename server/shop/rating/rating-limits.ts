import type { CallLimit } from '../../http/call-limit.ts';

const hour = 3_600_000;

/** How often an address may send something. Nothing appears before somebody has read it, so that these are for order alone. */
export const ratingLimits = {
  review: { name: 'rating-review', most: 6, perMs: hour },
  vote: { name: 'rating-vote', most: 60, perMs: hour / 6 },
  /** Votes on one review: whoever sends no cookie is somebody new each time. */
  voteOnOne: { name: 'rating-vote-on', most: 10, perMs: 24 * hour },
  survey: { name: 'rating-survey', most: 20, perMs: hour },
} as const satisfies Record<string, CallLimit>;
