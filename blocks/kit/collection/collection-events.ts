/** What is sent on `document` when something was collected or taken away, with `CollectionCounts`. */
export const collectionChanged = 'collection-changed';

let channel: BroadcastChannel | undefined;

export interface CollectionCounts {
  basket?: number;
  wishlist?: number;
}

/** Tells this page how many pieces there are now. */
export function publishCounts(detail: CollectionCounts): void {
  document.dispatchEvent(new CustomEvent(collectionChanged, { detail }));
}

/** Tells the other tabs that the basket has changed; they ask for it themselves. */
export function notifyOtherTabs(): void {
  openChannel()?.postMessage(null);
}

/** Calls back when another tab has changed the basket; never, where the browser forbids pages to talk to others. */
export function listenToOtherTabs(changed: () => void): void {
  openChannel()?.addEventListener('message', changed);
}

// One for the page: what it sends does not come back to it.
function openChannel(): BroadcastChannel | undefined {
  try {
    return (channel ??= new BroadcastChannel('basket'));
  } catch {
    return undefined;
  }
}
