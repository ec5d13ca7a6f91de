import { createEntryPanel } from '../entries/entry-panel.ts';
import { overlay } from './wishlist-overlay-styles.ts';

const panel = createEntryPanel(overlay);

/**
 * Opens the request to log in below the entry of the wishlist, or closes it; its links lead to the login, which leads back to
 * the list, and to the list itself. For customers call this not at all.
 */
export function openWishlistOverlay(link: HTMLAnchorElement): void {
  panel.toggle(link);
}
