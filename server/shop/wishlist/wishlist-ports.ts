import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { Wish } from '../../../schemas/wishlist/wishlist.ts';
import type { CollectionContext } from '../../collection/collection-context.ts';
import type { WishlistStore } from './wishlist-store.ts';

/** What the catalogue says of a number in a locale. */
export interface FoundArticle {
  /** Number and name of the product. */
  product: string;
  name: string;
  /** As lists show it; null: it is gone for good or not offered there. */
  wish: Wish | null;
  /** The one variant that the number means; null: there is still something to choose. */
  variant: string | null;
}

/** The catalogue, by the numbers of products and variants; what nothing is called is left out. */
export interface WishArticles {
  find(tenant: TenantConfig, locale: string, skus: readonly string[]): Promise<Map<string, FoundArticle>>;
}

/** What came of putting an article into the basket. */
export type PutIntoBasket =
  | { ok: true }
  | { ok: false; status: 422 | 429 | 503; detail: string; retryAfterSeconds?: number | undefined };

export interface WishlistServiceParts {
  store: WishlistStore;
  articles: WishArticles;
  /** One piece of a variant, for whoever sends the request. */
  putIntoBasket(context: CollectionContext, sku: string): Promise<PutIntoBasket>;
  /** Counts a change; seconds to wait when there were too many. */
  countChange(context: CollectionContext): Promise<number | undefined>;
  /** Counts a guest's list that begins; seconds to wait when its address has begun too many. */
  countNew(context: CollectionContext): Promise<number | undefined>;
  text(tenant: string, locale: string, key: string, values?: Record<string, string | number>): string;
  /** Milliseconds since 1970. */
  now: () => number;
}
