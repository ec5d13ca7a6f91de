import type { Wishlist } from '../../../schemas/wishlist/wishlist.ts';
import type { WishlistForm } from '../../../schemas/wishlist/wishlist-form.ts';
import type { FormValues, WishlistOutcome } from '../../shop/wishlist/wishlist-desk.ts';
import type { WishlistSender } from '../../shop/wishlist/wishlist-forms.ts';

/** A list as the catalogue has its articles now. */
export type ToldWishlist = Wishlist;

/** The wishlist of whoever sends a call. */
export interface WishlistPort {
  wishlistOf(sender: WishlistSender): Promise<ToldWishlist>;
  changeWishlist(
    sender: WishlistSender,
    form: WishlistForm,
    values: FormValues,
  ): Promise<{ outcome: WishlistOutcome }>;
}
