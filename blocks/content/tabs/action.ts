const made = new WeakMap<HTMLElement, (tab: HTMLElement) => void>();

/** Makes tabs of the links in the list, and of the parts that they lead to. */
export function start(list: HTMLElement): void {
  tabsOf(list);
}

/** A link was pressed before its list was made into tabs. */
export function run(list: HTMLElement, { target }: Event): void {
  const tab = (target as Element).closest('a');
  if (tab) tabsOf(list)(tab);
}

/** Makes the tabs once; gives what shows the part of a tab. */
function tabsOf(list: HTMLElement): (tab: HTMLElement) => void {
  const known = made.get(list);
  if (known) return known;
  const tabs = [...list.querySelectorAll('a')];
  const panels = tabs.map((tab) => document.getElementById(tab.hash.slice(1)));

  const show = (chosen: HTMLElement): void => {
    for (const [index, tab] of tabs.entries()) {
      tab.ariaSelected = String(tab === chosen);
      tab.tabIndex = tab === chosen ? 0 : -1;
      const panel = panels[index];
      if (panel) panel.hidden = tab !== chosen;
    }
  };
  /** What the address names, and the tab of the part that it is or stands in. */
  const named = (): { place: HTMLElement | null; tab: HTMLElement | undefined } => {
    const place = document.getElementById(location.hash.slice(1));
    return { place, tab: tabs[panels.findIndex((panel) => place && panel?.contains(place))] };
  };

  for (const [index, tab] of tabs.entries()) {
    tab.role = 'tab';
    tab.id = `${tab.hash.slice(1)}-tab`;
    tab.parentElement?.setAttribute('role', 'presentation');
    tab.setAttribute('aria-controls', tab.hash.slice(1));
    const panel = panels[index];
    if (!panel) continue;
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
    // A part without anything to reach is reached itself.
    if (!panel.querySelector('a[href],button,input,select,summary')) panel.tabIndex = 0;
  }
  list.role = 'tablist';
  delete list.dataset.action;
  show(named().tab ?? tabs[0] ?? list);

  list.addEventListener('click', (event) => {
    const tab = (event.target as Element).closest('a');
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(tab);
  });
  list.addEventListener('keydown', (event) => {
    const at = tabs.findIndex((tab) => tab === event.target);
    const next = tabs[tabAfter(event.key, at, tabs.length)];
    if (at === -1 || !next) return;
    event.preventDefault();
    show(next);
    next.focus();
  });
  addEventListener('hashchange', () => {
    const { place, tab } = named();
    if (!tab) return;
    show(tab);
    // The browser found it hidden.
    place?.scrollIntoView();
  });
  made.set(list, show);
  return show;
}

/** Place of the tab that a key leads to from the one at `at`; -1 for keys that lead nowhere. */
export function tabAfter(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
