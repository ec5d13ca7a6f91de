import { watchSheet } from '../../kit/watch-sheet.ts';
import { chooseNextMode } from './colour-mode.ts';
import { type Flyouts, watchFlyouts } from './flyouts.ts';
import { rememberSearch } from './remember-search.ts';
import { useSearchBar } from './search-bar.ts';

const watched = new WeakMap<HTMLElement, Flyouts>();

/**
 * What the header can do beyond HTML, fetched when a pointer, an opening or the focus reaches it: hovering opens flyouts,
 * Escape and clicks elsewhere close them, the page behind the open menu rests, the colour mode changes, the search suggests.
 */
export function run(element: HTMLElement, event: Event): void {
  if (element instanceof HTMLFormElement) {
    useSearchBar(element, event);
    return;
  }
  if (element instanceof HTMLButtonElement) {
    chooseNextMode(document.documentElement, () => localStorage);
    return;
  }
  let flyouts = watched.get(element);
  if (!flyouts) {
    flyouts = watchFlyouts(element);
    watched.set(element, flyouts);
    watchSheet(element);
  }
  // While this code was fetched a pointer may have moved and Escape may have been pressed.
  flyouts.catchUp(event);
}

/** Pages of results have this started, on whatever element: what was searched for is remembered. */
export function start(): void {
  rememberSearch();
}
