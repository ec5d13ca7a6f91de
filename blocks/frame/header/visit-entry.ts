import { visitAccount } from './account/visit-account.ts';
import { visitWishlist } from './wishlist/visit-wishlist.ts';

/** Opens above the page what an entry of the header stands for: the account, or the wishlist of whoever is not known. */
export async function visitEntry(link: HTMLAnchorElement): Promise<void> {
  if (link.dataset.wishlist === undefined) await visitAccount(link);
  else visitWishlist(link);
}
