import type { StarDistribution } from '../../../schemas/rating/star-distribution.ts';
import type { RatingSummary } from './rating-store.ts';
import type { Review } from '../../../schemas/rating/review.ts';

/** What published reviews of a product come to together. */
export function summaryOf(reviews: readonly Review[]): RatingSummary {
  const stars = [0, 0, 0, 0, 0];
  const tags = new Map<string, number>();
  const recommended = { yes: 0, of: 0 };
  for (const review of reviews) {
    stars[review.stars - 1] = (stars[review.stars - 1] ?? 0) + 1;
    for (const tag of review.tags) tags.set(tag, (tags.get(tag) ?? 0) + 1);
    if (review.isRecommended === null) continue;
    recommended.of += 1;
    if (review.isRecommended) recommended.yes += 1;
  }
  const byNumber = [...tags].map(([tag, count]) => ({ tag, count }));
  byNumber.sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
  return { distribution: stars as unknown as StarDistribution, recommended, tags: byNumber };
}
