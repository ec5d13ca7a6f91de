import { chooseNextMode } from './colour-mode.ts';
import { watchFlyouts } from './flyouts.ts';
import { watchSheet } from './menu-sheet.ts';

const watched = new WeakSet<HTMLElement>();

/**
 * What the header can do beyond HTML, fetched when a pointer or an opening reaches it: hovering opens flyouts, Escape and
 * clicks elsewhere close them, the page behind the open menu rests, the colour mode changes.
 */
export function run(element: HTMLElement, event: Event): void {
  if (element instanceof HTMLButtonElement) {
    chooseNextMode(document.documentElement, () => localStorage);
    return;
  }
  if (watched.has(element)) return;
  watched.add(element);
  const flyouts = watchFlyouts(element);
  const sheet = watchSheet(element);
  // The event that fetched this code was over before anybody listened.
  if (event instanceof PointerEvent) flyouts.pointAt(event);
  sheet.update();
}
