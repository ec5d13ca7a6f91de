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
  const list = element.closest<HTMLElement>('[data-listing]');
  if (!list) return;
  if (element instanceof HTMLDetailsElement) return watchOrderMenu(element);
  if (element instanceof HTMLFormElement) return goTo(list, priceAddress(element), 'new');
  if (element instanceof HTMLButtonElement) {
    const sheet = element.popoverTargetElement;
    if (sheet instanceof HTMLElement) watchSheet(sheet);
    return;
  }
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link) return;
  // Seen at once, before the list has come.
  if (link.closest('[data-part=facets]')) link.ariaCurrent = link.ariaCurrent === null ? 'true' : null;
  goTo(list, new URL(link.href), link.rel === 'next' ? 'more' : 'new');
}
