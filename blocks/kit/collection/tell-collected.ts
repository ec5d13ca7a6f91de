/** What is sent on `document` when something was collected or taken away, with `CollectedCounts`. */
export const collectionChanged = 'collection-changed';

/** Name of the channel to the shop's other tabs. */
export const basketChannel = 'basket';

let channel: BroadcastChannel | undefined;

export interface CollectedCounts {
  basket?: number;
  wishlist?: number;
}

/** Tells this page how many pieces there are now. */
export function tellCollected(detail: CollectedCounts): void {
  document.dispatchEvent(new CustomEvent(collectionChanged, { detail }));
}

/** Tells the other tabs that the basket has changed; they ask for it themselves. */
export function tellOtherTabs(): void {
  openChannel().postMessage(null);
}

/** Calls back when another tab has changed the basket. */
export function hearOtherTabs(changed: () => void): void {
  openChannel().onmessage = changed;
}

// One for the page: what it sends does not come back to it.
function openChannel(): BroadcastChannel {
  return (channel ??= new BroadcastChannel(basketChannel));
}
