import { openAccount } from './account/open-account.ts';
import { openWishlist } from './wishlist/open-wishlist.ts';

/** Opens above the page what an entry of the header stands for: the account, or the wishlist of whoever is not known. */
export async function openEntry(link: HTMLAnchorElement): Promise<void> {
  if (link.dataset.wishlist === undefined) await openAccount(link);
  else openWishlist(link);
}
