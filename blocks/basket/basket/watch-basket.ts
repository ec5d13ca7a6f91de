import { basketQuery } from '../../../schemas/basket/basket-form.ts';
import { parameterName } from '../../kit/browser/parameter-name.ts';
import {
  type CollectionCounts,
  collectionChanged,
  listenToOtherTabs,
} from '../../kit/collection/collection-events.ts';
import { lookAgain, sendAtLast } from './change-basket.ts';

/** Keeps the page true while it is open: the way back to it, other tabs, a layer above it, the network. */
export function watchBasket(root: HTMLElement): void {
  dropState();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) lookAgain();
  });
  addEventListener('online', lookAgain);
  addEventListener('pagehide', sendAtLast);
  listenToOtherTabs((changed) => {
    if (changed === 'basket') lookAgain();
  });
  document.addEventListener(collectionChanged, (event) => {
    const { basket } = (event as CustomEvent<CollectionCounts>).detail;
    if (basket !== undefined && String(basket) !== root.dataset.count) lookAgain();
  });
}

/** What was just done is said once, and not again when the page is loaded anew. */
function dropState(): void {
  const url = new URL(location.href);
  for (const name of Object.values(basketQuery)) url.searchParams.delete(parameterName(name));
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
