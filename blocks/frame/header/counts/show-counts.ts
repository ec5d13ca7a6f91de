import { type CollectionCounts, listenToOtherTabs } from '../../../kit/collection/collection-events.ts';
import { sessionEvents } from '../../../kit/session/session-events.ts';
import { watchCards } from '../../../kit/wishlist/mark-saved.ts';
import { showCount } from './count-badge.ts';

let isStarted = false;

/**
 * Shows beside the header's entries how much is in basket and wishlist, and fills the hearts of what is saved. Who has just
 * collected the first thing has nothing else: the shop is asked when that may have changed. Called for each `change`, also for
 * those that come while this code is on its way. `link` is the entry of the account.
 */
export function showCounts(link: HTMLElement, change?: Event): void {
  if (change) showChange(change);
  if (isStarted) return;
  isStarted = true;
  let watching: Promise<() => void> | undefined;

  function lookAgain(): void {
    if (watching) void watching.then((again) => again());
    else watching = import('./watch-counts.ts').then((module) => module.watchCounts(link));
  }

  /** From then on the watch itself is woken by all of these. */
  function lookOnce(): void {
    if (!watching) lookAgain();
  }

  watchCards();
  for (const name of [sessionEvents.changed, sessionEvents.visitorChanged])
    document.addEventListener(name, lookOnce);
  addEventListener('focus', lookOnce);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) lookAgain();
  });
  listenToOtherTabs(lookAgain);
  if (!change) lookAgain();
}

function showChange(change: Event): void {
  const { basket, basketWords, wishlist } = (change as CustomEvent<CollectionCounts>).detail;
  if (basket !== undefined) showCount('basket', basket, basketWords);
  if (wishlist !== undefined) showCount('wishlist', wishlist);
}
