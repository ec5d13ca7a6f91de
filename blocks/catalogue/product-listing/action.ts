import { watchSheet } from '../../kit/layer/watch-sheet.ts';
import { follow, goTo } from './go-to.ts';
import { priceAddress } from './price-address.ts';
import { watchOrderMenu } from './order-menu.ts';

/**
 * Makes a list quick: what leads to another state of it takes over that state's page instead of loading it. Where anything
 * fails, the browser goes there by itself.
 */
export function run(element: HTMLElement, event: Event): void {
  if (event.type === 'popstate') return follow(element);
  // A list that came between the press and this code has taken the place of what was pressed.
  const list =
    element.closest<HTMLElement>('[data-listing]') ?? document.querySelector<HTMLElement>('[data-listing]');
  if (!list) return;
  if (element instanceof HTMLDetailsElement) return watchOrderMenu(element);
  if (element instanceof HTMLFormElement) return goTo(list, priceAddress(element), 'new');
  if (element instanceof HTMLButtonElement) {
    const sheet = element.popoverTargetElement;
    if (sheet instanceof HTMLElement) watchSheet(sheet);
    return;
  }
  if (event instanceof KeyboardEvent) return pressBox(event);
  const pressed = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!pressed) return;
  const link = pressed.isConnected ? pressed : (sameIn(list, pressed) ?? pressed);
  // Seen at once, before the list has come.
  if (link.closest('[data-part=facets]')) link.ariaChecked = String(link.ariaChecked !== 'true');
  goTo(list, new URL(link.href), link.rel === 'next' ? 'more' : 'new');
}

/** A box is pressed by Space; the browser presses what is a link by Enter alone. */
function pressBox(event: KeyboardEvent): void {
  if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  event.target.click();
}

/** The value that was pressed, as it stands in the list that has come. */
function sameIn(list: HTMLElement, { dataset }: HTMLAnchorElement): HTMLAnchorElement | null {
  return list.querySelector<HTMLAnchorElement>(`a[data-value="${CSS.escape(dataset.value ?? '')}"]`);
}
