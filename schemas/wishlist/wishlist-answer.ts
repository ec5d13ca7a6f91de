import type { CollectedNotice } from '../basket/collected-notice.ts';

/** What the calls below `/api/wishlist/v1` answer, well or not (a problem has `detail` beside it). */
export interface WishlistAnswer extends SavedArticles {
  notices: CollectedNotice[];
}

/** What GET `/api/wishlist/v1/saved` answers: numbers of all that is saved, for the hearts of a page. */
export interface SavedArticles {
  count: number;
  /** As they were saved, and those of their products: a heart is full for both. */
  skus: string[];
}
