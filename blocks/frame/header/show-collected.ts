import type { BasketCount } from '../../../schemas/basket/basket-answer.ts';
import type { SavedArticles } from '../../../schemas/wishlist/wishlist-answer.ts';
import {
  basketChannel,
  type CollectedCounts,
  collectionChanged,
} from '../../kit/collection/tell-collected.ts';
import { sessionEvents } from '../../kit/session/session-events.ts';
import { markSaved, watchCards } from '../../kit/wishlist/mark-saved.ts';

type Collection = keyof CollectedCounts;

/** Changes that were made on this page: an answer to a question from before says nothing any more. */
const changes: Record<Collection, number> = { basket: 0, wishlist: 0 };

/**
 * Shows beside the header's entries how much is in basket and wishlist, and fills the hearts of what is saved: by what the shop
 * says, after the page, which is the same for everybody, has loaded. `change` is what woke this, if anything.
 */
export function showCollected(change?: Event): void {
  watchCards();
  document.addEventListener(collectionChanged, showChange);
  for (const name of [sessionEvents.changed, sessionEvents.visitorChanged])
    document.addEventListener(name, askForAll);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) askForAll();
  });
  hearOtherTabs(() => void askForBasket());
  if (change) showChange(change);
  askForAll();
}

function askForAll(): void {
  void askForBasket();
  void askForWishlist();
}

async function askForBasket(): Promise<void> {
  const asked = changes.basket;
  const answer = await ask<BasketCount>('basket', '/api/basket/v1/count');
  if (answer && asked === changes.basket) show('basket', answer.count);
}

async function askForWishlist(): Promise<void> {
  const asked = changes.wishlist;
  const answer = await ask<SavedArticles>('wishlist', '/api/wishlist/v1/saved');
  // What was pressed meanwhile has brought all hearts with its own answer.
  if (!answer || asked !== changes.wishlist) return;
  markSaved(answer.skus);
  show('wishlist', answer.count);
}

/** Undefined: there is no such entry, or it cannot be had now, and what was shown stays. */
async function ask<Answer>(collection: Collection, address: string): Promise<Answer | undefined> {
  if (!badgeOf(collection)) return undefined;
  try {
    const answer = await fetch(`${address}?locale=${encodeURIComponent(document.documentElement.lang)}`);
    return answer.ok ? ((await answer.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}

function showChange(change: Event): void {
  const { detail } = change as CustomEvent<CollectedCounts>;
  for (const [name, count] of Object.entries(detail) as [Collection, number][]) {
    changes[name]++;
    show(name, count);
  }
}

function show(collection: Collection, count: number): void {
  const badge = badgeOf(collection);
  if (!badge) return;
  badge.textContent = count > 99 ? '99+' : String(count);
  badge.hidden = count === 0;
}

function badgeOf(collection: Collection): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-badge=${collection}]`);
}

/** Browsers may forbid a page to talk to others: then it shows what it knows until it is loaded again. */
function hearOtherTabs(heard: () => void): void {
  try {
    new BroadcastChannel(basketChannel).onmessage = heard;
  } catch {
    // Nothing is heard.
  }
}
