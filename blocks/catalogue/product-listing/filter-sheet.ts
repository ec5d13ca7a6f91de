const watched = new WeakSet<Element>();

/**
 * While the sheet of filters covers the page, what it covers can neither be reached by Tab nor be read aloud. The browser
 * itself opens and closes it, also by Escape, and puts the focus back on the button.
 */
export function watchFilterSheet(sheet: Element | null): void {
  if (!(sheet instanceof HTMLElement) || watched.has(sheet)) return;
  watched.add(sheet);
  let resting: HTMLElement[] = [];
  const wake = (): void => {
    for (const element of resting) element.inert = false;
    resting = [];
  };
  const update = (): void => {
    wake();
    if (!sheet.matches(':popover-open')) return;
    resting = surroundings(sheet);
    for (const element of resting) element.inert = true;
    if (!sheet.contains(document.activeElement)) sheet.querySelector('button')?.focus();
  };
  sheet.addEventListener('toggle', ({ target }) => {
    if (target === sheet) update();
  });
  sheet.addEventListener('beforetoggle', ({ target, newState }) => {
    // Before the sheet is gone, so that the button can take the focus again.
    if (target === sheet && newState === 'closed') wake();
  });
  addEventListener('resize', () => {
    // In a wide window there is no button for it: the filters stand beside the list.
    const button = document.querySelector(`[popovertarget="${CSS.escape(sheet.id)}"]`);
    if (sheet.matches(':popover-open') && button?.getClientRects().length === 0) sheet.hidePopover();
  });
  update();
}

/** Everything beside an element and beside those that hold it, but for what speaks. */
function surroundings(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling === at || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      if (!sibling.matches('[role=status]')) found.push(sibling);
    }
  }
  return found;
}
