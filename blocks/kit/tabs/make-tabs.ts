interface TabSet {
  tabs: HTMLAnchorElement[];
  /** The part of each tab. */
  panels: (HTMLElement | null)[];
}

const made = new WeakMap<HTMLElement, TabSet>();

/** Makes tabs of the links in a list, and of the parts that they lead to; each list once. */
export function makeTabs(list: HTMLElement): void {
  tabsOf(list);
}

/** Shows the part of a link of the list that was pressed before its list was made into tabs. */
export function showTab(list: HTMLElement, target: Element): void {
  const tab = target.closest('a');
  if (tab) show(tabsOf(list), tab);
}

/** The tabs of a list, made once. */
function tabsOf(list: HTMLElement): TabSet {
  const known = made.get(list);
  if (known) return known;
  const tabs = [...list.querySelectorAll('a')];
  const set = { tabs, panels: tabs.map(({ hash }) => document.getElementById(hash.slice(1))) };
  made.set(list, set);
  setRoles(list, set);
  show(set, named(set).tab ?? tabs[0]);
  listen(list, set);
  return set;
}

function setRoles(list: HTMLElement, { tabs, panels }: TabSet): void {
  list.role = 'tablist';
  for (const [index, tab] of tabs.entries()) {
    const part = tab.hash.slice(1);
    tab.role = 'tab';
    tab.id = `${part}-tab`;
    tab.setAttribute('aria-controls', part);
    tab.parentElement?.setAttribute('role', 'presentation');
    const panel = panels[index];
    if (!panel) continue;
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
    // A part without anything to reach is reached itself.
    if (!panel.querySelector('a[href],button,input,select,summary')) panel.tabIndex = 0;
  }
}

function listen(list: HTMLElement, set: TabSet): void {
  // From here on clicks are heard below, not by the page.
  delete list.dataset.action;
  list.addEventListener('click', (event) => {
    const tab = (event.target as Element).closest('a');
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(set, tab);
  });
  list.addEventListener('keydown', (event) => {
    const next =
      set.tabs[tabAfter(event.key, set.tabs.indexOf(event.target as HTMLAnchorElement), set.tabs.length)];
    if (!next) return;
    event.preventDefault();
    show(set, next);
    next.focus();
  });
  addEventListener('hashchange', () => {
    const { place, tab } = named(set);
    if (!tab) return;
    show(set, tab);
    // The browser found it hidden.
    place?.scrollIntoView();
  });
}

function show({ tabs, panels }: TabSet, chosen: HTMLAnchorElement | undefined): void {
  for (const [index, tab] of tabs.entries()) {
    tab.ariaSelected = String(tab === chosen);
    tab.tabIndex = tab === chosen ? 0 : -1;
    const panel = panels[index];
    if (panel) panel.hidden = tab !== chosen;
  }
}

/** What the address names, and the tab of the part that it is or stands in. */
function named({ tabs, panels }: TabSet): { place: HTMLElement | null; tab: HTMLAnchorElement | undefined } {
  const place = document.getElementById(location.hash.slice(1));
  return { place, tab: tabs[panels.findIndex((panel) => place && panel?.contains(place))] };
}

/** Place of the tab that a key leads to from the one at `at`; -1 for keys that lead nowhere. */
function tabAfter(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
