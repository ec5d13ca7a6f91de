import { openWishlistOverlay } from './wishlist-overlay.ts';
import { sessionOf } from '../visitor/session-of.ts';

/**
 * Asks who is not known to log in, for what is saved; customers go to their list, and so does whoever is on its page, which
 * asks by itself. (Requirement 2.125)
 */
export function openWishlist(link: HTMLAnchorElement): void {
  const account = document.querySelector<HTMLAnchorElement>('header a[data-page]');
  const isKnown = account !== null && sessionOf(account).shown().kind !== 'anonymous';
  if (!account || isKnown || location.pathname === link.pathname) location.assign(link.href);
  else openWishlistOverlay(link);
}
