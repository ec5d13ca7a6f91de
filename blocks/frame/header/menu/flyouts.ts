/** Milliseconds that a pointer rests on a category before its flyout opens, and is away before it closes. */
const openAfter = 120;
const closeAfter = 240;

export interface Flyouts {
  /** Takes an event that was over before anybody listened here. */
  catchUp(event: Event): void;
}

/**
 * Flyouts open and close by their buttons without this. Added here: hovering with a fine pointer opens, leaving closes what
 * hovering opened, Escape closes and gives the focus back, and so does going elsewhere by click or by Tab.
 */
export function watchFlyouts(nav: HTMLElement): Flyouts {
  const isFine = matchMedia('(hover: hover) and (pointer: fine)');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: HTMLDetailsElement | undefined;

  const openOne = (): HTMLDetailsElement | null => nav.querySelector('details[open]');
  const close = (flyout: HTMLDetailsElement | null): void => {
    if (flyout) flyout.open = false;
  };
  const closeHovered = (): void => close(hovered ?? null);
  const later = (work: () => void, delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(work, delay);
  };

  function pointAt(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || !isFine.matches || isSheet(nav)) return;
    const flyout = flyoutAt(event);
    const summary = flyout?.querySelector('summary');
    if (flyout?.open) {
      clearTimeout(timer);
    } else if (flyout && summary) {
      later(() => {
        if (!summary.matches(':hover')) return;
        flyout.open = true;
        hovered = flyout;
      }, openAfter);
    } else {
      later(closeHovered, closeAfter);
    }
  }

  function onKey(event: KeyboardEvent): void {
    const flyout = event.key === 'Escape' && !isSheet(nav) ? openOne() : null;
    if (!flyout) return;
    if (flyout.contains(document.activeElement)) flyout.querySelector('summary')?.focus();
    close(flyout);
  }

  function onClick(event: MouseEvent): void {
    if (isSheet(nav) || !(event.target instanceof Element)) return;
    const flyout = openOne();
    if (!flyout?.contains(event.target)) close(flyout);
    // A click on the button of what hovering has just opened means "open", not "close".
    else if (flyout === hovered && event.target.closest('summary') && flyoutAt(event)) {
      event.preventDefault();
      hovered = undefined;
    }
  }

  function onFocusOut(event: FocusEvent): void {
    const flyout = openOne();
    if (isSheet(nav) || !flyout || !(event.relatedTarget instanceof Node)) return;
    if (!flyout.contains(event.relatedTarget)) close(flyout);
  }

  // What was closed some other way is a click's to open and to close again.
  function onToggle(): void {
    if (!hovered?.open) hovered = undefined;
  }

  nav.addEventListener('pointerover', pointAt);
  nav.addEventListener('pointerleave', () => later(closeHovered, closeAfter));
  nav.addEventListener('toggle', onToggle, { capture: true });
  nav.addEventListener('focusout', onFocusOut);
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', onClick);
  return {
    catchUp(event) {
      if (event instanceof PointerEvent) pointAt(event);
      if (event instanceof KeyboardEvent) onKey(event);
    },
  };
}

/** Below laptop width the navigation is a sheet, and its groups are folded, not flown out. */
function isSheet(nav: HTMLElement): boolean {
  return nav.matches(':popover-open');
}

/** The category under the pointer; none over the scrim, which belongs to the open category's button. */
function flyoutAt({ target, clientX, clientY }: MouseEvent): HTMLDetailsElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const flyout = target.closest<HTMLDetailsElement>('details');
  const box = target.closest('summary')?.getBoundingClientRect();
  const isOutside =
    box && (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom);
  return flyout && !isOutside ? flyout : undefined;
}
