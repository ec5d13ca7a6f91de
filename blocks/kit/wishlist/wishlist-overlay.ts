import { bringStyles } from '../bring-styles.ts';
import { overlay } from './overlay-styles.ts';

const made = new WeakMap<HTMLAnchorElement, HTMLElement>();
let wasOpen = false;

/**
 * Opens the request to log in below the entry of the wishlist, or closes it; its links lead to the login, which leads back to
 * the list, and to the list itself. Where there is none the entry leads to the list. For customers call this not at all.
 */
export function openWishlistOverlay(link: HTMLAnchorElement): void {
  const panel = made.get(link) ?? make(link);
  if (!panel) return location.assign(link.href);
  // A press has closed it already, as one beside it does.
  if (wasOpen || panel.matches(':popover-open')) {
    wasOpen = false;
    panel.hidePopover();
    return;
  }
  panel.showPopover();
  panel.focus();
}

function make(link: HTMLAnchorElement): HTMLElement | undefined {
  const template = link.parentElement?.querySelector('template');
  const panel = template?.content.firstElementChild?.cloneNode(true);
  if (!(panel instanceof HTMLElement)) return undefined;
  bringStyles(overlay.css);
  panel.className = overlay.classes.root;
  made.set(link, panel);
  // Right behind its entry: focus goes on into it.
  link.after(panel);
  link.ariaHasPopup = 'dialog';
  link.ariaExpanded = 'false';
  panel.addEventListener('toggle', (event) => (link.ariaExpanded = String(event.newState === 'open')));
  link.addEventListener('pointerdown', () => (wasOpen = panel.matches(':popover-open')));
  return panel;
}
