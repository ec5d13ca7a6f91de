const watched = new WeakSet<HTMLDetailsElement>();

/** The menu of orders closes by Escape, which gives the focus back, by a choice, and by going elsewhere. */
export function watchOrderMenu(menu: HTMLDetailsElement): void {
  if (watched.has(menu)) return;
  watched.add(menu);
  const close = (): void => {
    const hadFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (hadFocus) menu.querySelector('summary')?.focus();
  };
  menu.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && menu.open) close();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (!menu.contains(target)) menu.open = false;
    else if (target.closest('a')) close();
  });
}
