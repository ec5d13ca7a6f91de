/** What is sent on `document` when something was collected or taken away, with `CollectionCounts`. */
export const collectionChanged = 'collection-changed';

export type Collection = 'basket' | 'wishlist';

export interface CollectionCounts {
  basket?: number;
  /** With `basket`: pieces and value of the goods, as a listener is told. */
  basketWords?: string;
  wishlist?: number;
}

let channel: BroadcastChannel | undefined;

/** Tells this page how many pieces there are now. */
export function publishCounts(detail: CollectionCounts): void {
  document.dispatchEvent(new CustomEvent(collectionChanged, { detail }));
}

/** Tells the other tabs that a collection has changed; they ask for it themselves. */
export function notifyOtherTabs(collection: Collection): void {
  openChannel()?.postMessage(collection);
}

/** Calls back when another tab has changed a collection; never, where the browser forbids pages to talk to others. */
export function listenToOtherTabs(changed: (collection: Collection) => void): void {
  openChannel()?.addEventListener('message', ({ data }: MessageEvent<Collection>) => changed(data));
}

// One for the page: what it sends does not come back to it.
function openChannel(): BroadcastChannel | undefined {
  try {
    return (channel ??= new BroadcastChannel('collections'));
  } catch {
    return undefined;
  }
}
