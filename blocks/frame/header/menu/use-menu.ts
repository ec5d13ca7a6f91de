import { watchSheet } from '../../../kit/layer/watch-sheet.ts';
import { type Flyouts, watchFlyouts } from './flyouts.ts';

const watched = new WeakMap<HTMLElement, Flyouts>();

/** Lets a pointer and the keyboard open and close what the categories hold, and rest what an open menu covers. */
export function useMenu(nav: HTMLElement, event: Event): void {
  let flyouts = watched.get(nav);
  if (!flyouts) {
    flyouts = watchFlyouts(nav);
    watched.set(nav, flyouts);
    watchSheet(nav);
  }
  // While this code was fetched a pointer may have moved and Escape may have been pressed.
  flyouts.catchUp(event);
}
