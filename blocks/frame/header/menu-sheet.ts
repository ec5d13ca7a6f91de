import { surroundings } from './surroundings.ts';

export interface Sheet {
  /** Brings the rest of the page in step with the sheet being open or not. */
  update(): void;
}

/**
 * The open menu covers the page; what it covers can then neither be reached by Tab nor be read aloud. The browser itself
 * opens and closes it, also by Escape and by a click beside it, and puts the focus back on the button.
 */
export function watchSheet(nav: HTMLElement): Sheet {
  let resting: HTMLElement[] = [];

  function wake(): void {
    for (const element of resting) element.inert = false;
    resting = [];
  }

  function update(): void {
    wake();
    if (!nav.matches(':popover-open')) return;
    // `autofocus` would do so, too, but complains on every page load where something else has the focus.
    if (!nav.contains(document.activeElement)) nav.querySelector('button')?.focus();
    resting = surroundings(nav);
    for (const element of resting) element.inert = true;
  }

  nav.addEventListener('toggle', update);
  // Before the sheet is gone, so that the button can take the focus again.
  nav.addEventListener('beforetoggle', (event) => {
    if (event.target === nav && event.newState === 'closed') wake();
  });
  addEventListener('resize', () => {
    // From laptop width on there is no button for it: the navigation stands in its row.
    const button = document.querySelector(`[popovertarget="${nav.id}"]`);
    if (nav.matches(':popover-open') && button?.getClientRects().length === 0) nav.hidePopover();
  });
  return { update };
}
