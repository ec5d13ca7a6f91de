import type { Wishlist } from '../../../schemas/wishlist/wishlist.ts';
import type { WishlistForm } from '../../../schemas/wishlist/wishlist-form.ts';
import type { CollectionRequest } from '../../collection/collection-context.ts';
import type { FormValues } from '../../collection/form-values.ts';
import type { WishlistOutcome } from '../../shop/wishlist/wishlist-service.ts';

/** A list as the catalogue has its articles now. */
export type GatewayWishlist = Wishlist;

/** The wishlist of whoever sends a call. */
export interface WishlistPort {
  wishlistOf(sender: CollectionRequest): Promise<GatewayWishlist>;
  changeWishlist(
    sender: CollectionRequest,
    form: WishlistForm,
    values: FormValues,
  ): Promise<{ outcome: WishlistOutcome }>;
}
