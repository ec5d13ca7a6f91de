import { changeWishlist } from './change-wishlist.ts';
import { watchWishlist } from './watch-wishlist.ts';

/** Sends a form of the wishlist without leaving the page. */
export function run(form: HTMLElement): void {
  if (form instanceof HTMLFormElement)
    void changeWishlist([...new FormData(form)].map(([name, value]) => [name, String(value)] as const));
}

/** Keeps the page true while it is open: the way back, hearts and a layer on the same page, other tabs. */
export function start(root: HTMLElement): void {
  watchWishlist(root);
}
