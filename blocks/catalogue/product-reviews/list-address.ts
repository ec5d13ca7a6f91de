import { reviewOrderWords, reviewQueryNames } from '../../../schemas/rating/review-limits.ts';
import type { Reviews } from '../../../schemas/rating/reviews.ts';

/** Query of the list as it is shown, so that an answer leads back to it. Without `?`. */
export function listAddress({ distribution, tags, orders, page }: Reviews): string {
  const query = new URLSearchParams();
  const stars = distribution.find(({ isChosen }) => isChosen);
  if (stars) query.set(reviewQueryNames.stars, String(stars.stars));
  const tag = tags.find(({ isChosen }) => isChosen);
  if (tag) query.set(reviewQueryNames.tag, tag.id);
  const order = orders.find(({ isChosen }) => isChosen);
  if (order && order.name !== 'helpful') query.set(reviewQueryNames.order, reviewOrderWords[order.name]);
  if (page > 1) query.set(reviewQueryNames.page, String(page));
  return query.toString();
}
