import type { BasketCount } from '../../../../schemas/basket/basket-answer.ts';
import type { SavedArticles } from '../../../../schemas/wishlist/wishlist-answer.ts';
import {
  type Collection,
  type CollectionCounts,
  collectionChanged,
} from '../../../kit/collection/collection-events.ts';
import { pageLocale } from '../../../kit/browser/page-locale.ts';
import type { RestState } from '../../../kit/rest/rest-state.ts';
import { markSaved } from '../../../kit/wishlist/mark-saved.ts';
import { badgeOf, showCount, showWaiting } from './count-badge.ts';
import { restClientOf } from '../visitor/rest-client-of.ts';

/**
 * Shows what the shop says of basket and wishlist, after the page, which is the same for everybody, has loaded. It is asked again
 * when that may have changed, and when it fails: until then what was shown stays. Returns what has it asked at once. `link` is
 * the entry of the account. (Requirements 4.009, 9.009, 9.010)
 */
export function watchCounts(link: HTMLElement): () => void {
  const client = restClientOf(link);
  const query = `?locale=${encodeURIComponent(pageLocale())}`;
  const basket = `/api/basket/v1/count${query}`;
  const wishlist = `/api/wishlist/v1/saved${query}`;

  if (badgeOf('basket')) client.watch<BasketCount>(basket, showing('basket'));
  if (badgeOf('wishlist'))
    client.watch(
      wishlist,
      showing<SavedArticles>('wishlist', ({ skus }) => markSaved(skus)),
    );
  document.addEventListener(collectionChanged, (change) => {
    const { detail } = change as CustomEvent<CollectionCounts>;
    const { basket: count, basketWords: words } = detail;
    if (count !== undefined) void client.change(basket, async () => ({ count, words }), { isState: true });
    // Which hearts are full, a number does not say.
    if (detail.wishlist !== undefined) client.invalidate(wishlist);
  });

  return () => {
    client.invalidate(basket);
    client.invalidate(wishlist);
  };
}

/** Shows each answer once: what was changed on this page meanwhile is newer than what is still held. */
function showing<Answer extends { count: number; words?: string }>(
  collection: Collection,
  take?: (answer: Answer) => void,
): (state: RestState<Answer>) => void {
  let shown: Answer | undefined;
  return ({ data, isSlow }) => {
    showWaiting(collection, isSlow);
    if (data === undefined || data === shown) return;
    shown = data;
    take?.(data);
    showCount(collection, data.count, data.words);
  };
}
