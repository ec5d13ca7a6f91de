/** What an entry of the history remembers of a list. */
interface EntryState {
  /** Tells entries apart. */
  list?: number;
  /** How far the page was scrolled when it was left, in pixels. */
  top?: number;
}

/** Where a list was left. */
export interface Place {
  restore(): void;
}

/** How far entries are scrolled; what was left for another document the browser itself remembers. */
const tops = new Map<number, number>();

let current = stateNow().list;
let isMoving = false;

addEventListener(
  'scroll',
  () => {
    if (current !== undefined && !isMoving) tops.set(current, scrollY);
  },
  { passive: true },
);

// From here on the browser scrolls by itself, to where the other entry was left.
addEventListener('popstate', () => {
  isMoving = true;
});

/** Makes an entry for a new list, and remembers where the old one was left. */
export function enterNew(address: URL): void {
  isMoving = false;
  current ??= Date.now();
  tops.set(current, scrollY);
  history.replaceState({ ...stateNow(), list: current, top: scrollY }, '');
  current = Math.max(Date.now(), current + 1);
  history.pushState({ list: current }, '', address);
}

/** The same entry, for a longer list: reloading it and coming back to it show all that was loaded. */
export function lengthen(address: URL): void {
  history.replaceState(stateNow(), '', address);
}

/** Takes up an entry that Back or Forward led to, and tells where it was left; `isShown`: its list is there already. */
export function enterOld(isShown: boolean): Place {
  const { list, top } = stateNow();
  const left = (list === undefined ? undefined : tops.get(list)) ?? top;
  current = list;
  isMoving = !isShown;
  return {
    restore() {
      if (left !== undefined) scrollTo({ top: left, behavior: 'instant' });
      isMoving = false;
    },
  };
}

function stateNow(): EntryState {
  return (history.state ?? {}) as EntryState;
}
