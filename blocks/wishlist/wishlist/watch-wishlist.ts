import { wishlistQuery } from '../../../schemas/wishlist/wishlist-form.ts';
import { parameterName } from '../../kit/browser/parameter-name.ts';
import {
  type CollectionCounts,
  collectionChanged,
  listenToOtherTabs,
} from '../../kit/collection/collection-events.ts';
import { ownersMark } from '../../kit/collection/owners-mark.ts';
import { wishChosen, type WishChosen } from '../../kit/wishlist/wish-chosen.ts';
import { changeWishlist, lookAgain } from './change-wishlist.ts';

/** Keeps the page true while it is open. What was just done is said once, and not again when the page is loaded anew. */
export function watchWishlist(root: HTMLElement): void {
  dropState();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void lookAgain();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookAgain();
  });
  document.addEventListener(collectionChanged, (event) => {
    const { wishlist } = (event as CustomEvent<CollectionCounts>).detail;
    if (wishlist !== undefined && String(wishlist) !== root.dataset.count) void lookAgain();
  });
  listenToOtherTabs((changed) => {
    if (changed === 'wishlist') void lookAgain();
  });
  document.addEventListener(wishChosen, (event) => {
    event.preventDefault();
    const { sku, to, settle } = (event as CustomEvent<WishChosen>).detail;
    void changeWishlist([['form', 'edit'], ['sku', sku], ['to', to], ...ownersMark(root)]).then(settle);
  });
}

function dropState(): void {
  const url = new URL(location.href);
  for (const name of Object.values(wishlistQuery)) url.searchParams.delete(parameterName(name));
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
