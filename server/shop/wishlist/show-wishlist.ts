import type { Wishlist } from '../../../schemas/wishlist/wishlist.ts';
import type { SavedArticles } from '../../../schemas/wishlist/wishlist-answer.ts';
import type { CollectionPlace } from '../../collection/collection-context.ts';
import { shownWishes } from './wishlist-changes.ts';
import type { WishArticles } from './wishlist-ports.ts';
import type { StoredWish } from './wishlist-store.ts';

export interface ShownWishlist {
  wishlist: Wishlist;
  /** All that is stored, what was removed and what is not shown among it. */
  stored: readonly StoredWish[];
}

/** A stored list with what the catalogue says of its articles; what it no longer offers is not shown. */
export async function showWishlist(
  articles: WishArticles,
  { tenant, locale }: CollectionPlace,
  stored: readonly StoredWish[],
): Promise<ShownWishlist> {
  const shown = shownWishes(stored).map(({ sku }) => sku);
  const found = shown.length === 0 ? undefined : await articles.find(tenant, locale, shown);
  const wishes = shown.flatMap((sku) => found?.get(sku)?.wish ?? []);
  return { wishlist: { wishes, count: wishes.length }, stored };
}

/** Numbers of all that is saved, for hearts. */
export function savedOf({ wishes, count }: Wishlist): SavedArticles {
  return { count, skus: [...new Set(wishes.flatMap(({ sku, product }) => [sku, product]))] };
}
