import { chooseNextMode } from './colour-mode.ts';
import { type Flyouts, watchFlyouts } from './flyouts.ts';
import { watchSheet } from './menu-sheet.ts';

const watched = new WeakMap<HTMLElement, Flyouts>();

/**
 * What the header can do beyond HTML, fetched when a pointer or an opening reaches it: hovering opens flyouts, Escape and
 * clicks elsewhere close them, the page behind the open menu rests, the colour mode changes.
 */
export function run(element: HTMLElement, event: Event): void {
  if (element instanceof HTMLButtonElement) {
    chooseNextMode(document.documentElement, () => localStorage);
    return;
  }
  let flyouts = watched.get(element);
  if (!flyouts) {
    flyouts = watchFlyouts(element);
    watched.set(element, flyouts);
    watchSheet(element).update();
  }
  // While this code was fetched a pointer may have moved and Escape may have been pressed.
  flyouts.catchUp(event);
}
