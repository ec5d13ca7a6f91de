import { surroundings } from './surroundings.ts';

const watched = new WeakSet<HTMLElement>();

/**
 * While a sheet (a popover) covers the page, what it covers can neither be reached by Tab nor be read aloud. The browser
 * itself opens and closes it, also by Escape and by a click beside it, and puts the focus back on the button. A sheet that
 * is open already, or is watched already, may be handed over.
 */
export function watchSheet(sheet: HTMLElement): void {
  if (watched.has(sheet)) return;
  watched.add(sheet);
  let resting: HTMLElement[] = [];

  function wake(): void {
    for (const element of resting) element.inert = false;
    resting = [];
  }

  function update(): void {
    wake();
    if (!sheet.matches(':popover-open')) return;
    // `autofocus` would do so, too, but complains on every page load where something else has the focus.
    if (!sheet.contains(document.activeElement)) sheet.querySelector('button')?.focus();
    resting = surroundings(sheet);
    for (const element of resting) element.inert = true;
  }

  sheet.addEventListener('toggle', ({ target }) => {
    if (target === sheet) update();
  });
  sheet.addEventListener('beforetoggle', ({ target, newState }) => {
    // Before the sheet is gone, so that the button can take the focus again.
    if (target === sheet && newState === 'closed') wake();
  });
  addEventListener('resize', () => {
    // In a wide window there is no button for it: what the sheet holds stands in the page.
    const button = document.querySelector(`[popovertarget="${CSS.escape(sheet.id)}"]`);
    if (sheet.matches(':popover-open') && button?.getClientRects().length === 0) sheet.hidePopover();
  });
  update();
}
