import type { CollectedNotice } from '../../../schemas/basket/collected-notice.ts';
import type { Wishlist } from '../../../schemas/wishlist/wishlist.ts';
import type { WishlistForm } from '../../../schemas/wishlist/wishlist-form.ts';
import type { CollectionRequest } from '../../collection/collection-context.ts';
import type { FormValues } from '../../collection/form-values.ts';
import type { WishlistOutcome } from '../../shop/wishlist/wishlist-service.ts';

/** A list as the catalogue has its articles now, and what is said of what was done to it. */
export interface GatewayWishlist extends Wishlist {
  /** False: nothing was done, or the list was only asked for. */
  isChanged: boolean;
  notices: readonly Pick<CollectedNotice, 'kind' | 'text' | 'sku'>[];
}

/** The wishlist of whoever sends a call. */
export interface WishlistPort {
  wishlistOf(sender: CollectionRequest): Promise<Wishlist>;
  changeWishlist(
    sender: CollectionRequest,
    form: WishlistForm,
    values: FormValues,
  ): Promise<{ outcome: WishlistOutcome; notices: readonly CollectedNotice[] }>;
}
