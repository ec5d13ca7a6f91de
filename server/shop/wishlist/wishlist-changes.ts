import { maxWishes } from '../../../schemas/wishlist/wishlist.ts';
import type { StoredWish, WishlistDecision } from './wishlist-store.ts';

/** What of removed articles can still be put back. */
const keptRemoved = 50;
/** Milliseconds after which a move that nobody ended can begin anew: no call takes as long. */
const movingMs = 15_000;

type Wishes = readonly StoredWish[];

/** Whether something is done, was so already, or cannot be. */
export type ChangeOutcome = 'done' | 'unchanged' | 'full' | 'absent';

/** What is on the list, the newest first. */
export function shownWishes(wishes: Wishes): StoredWish[] {
  return wishes.filter(({ removedAt }) => removedAt === null).toSorted(newestFirst);
}

/** Those that a number means: of a product all of its variants. */
export function wishesOf(wishes: Wishes, sku: string): StoredWish[] {
  return wishes.filter((wish) => wish.sku === sku || wish.product === sku);
}

/**
 * Saves an article. What is there stays where it is, a product also by a variant of it; a variant takes the place of its
 * product that was saved without a choice.
 */
export function addWish(
  wishes: Wishes,
  { sku, product }: Pick<StoredWish, 'sku' | 'product'>,
): WishlistDecision<ChangeOutcome> {
  if (wishesOf(shownWishes(wishes), sku).length > 0) return { next: null, outcome: 'unchanged' };
  const others = wishes.filter((wish) => wish.sku !== sku && !isUnchosen(wish, product));
  if (shownWishes(others).length >= maxWishes) return { next: null, outcome: 'full' };
  return {
    next: [...others, { sku, product, place: nextPlace(wishes), removedAt: null, movingAt: null }],
    outcome: 'done',
  };
}

/** Takes an article off the list, or all variants of a product; `at` in ms. */
export function removeWish(wishes: Wishes, sku: string, at: number): WishlistDecision<ChangeOutcome> {
  const meant = new Set(wishesOf(shownWishes(wishes), sku));
  if (meant.size === 0) return { next: null, outcome: 'absent' };
  const next = wishes.map((wish) => (meant.has(wish) ? { ...wish, removedAt: at, movingAt: null } : wish));
  return { next: withoutOldest(next), outcome: 'done' };
}

/** Puts back what was removed last of what a number means, to its own place. */
export function putBackWish(wishes: Wishes, sku: string): WishlistDecision<ChangeOutcome> {
  const removed = wishesOf(wishes, sku).filter(({ removedAt }) => removedAt !== null);
  const shown = shownWishes(wishes);
  const last = Math.max(...removed.map(({ removedAt }) => removedAt ?? 0));
  // What was saved again meanwhile is there.
  const back = removed.filter((wish) => wish.removedAt === last && wishesOf(shown, wish.sku).length === 0);
  if (back.length === 0)
    return { next: null, outcome: wishesOf(shown, sku).length > 0 ? 'unchanged' : 'absent' };
  const others = wishes.filter(
    (wish) => !back.includes(wish) && !back.some(({ product }) => isUnchosen(wish, product)),
  );
  if (shownWishes(others).length + back.length > maxWishes) return { next: null, outcome: 'full' };
  return { next: [...others, ...back.map((wish) => ({ ...wish, removedAt: null }))], outcome: 'done' };
}

/** Another variant of the same product, at the same place; where that is on the list already, the two become one. */
export function editWish(wishes: Wishes, sku: string, to: string): WishlistDecision<ChangeOutcome> {
  const own = shownWishes(wishes).find((wish) => wish.sku === sku);
  if (!own) return { next: null, outcome: 'absent' };
  if (sku === to) return { next: null, outcome: 'unchanged' };
  const others = wishes.filter((wish) => wish !== own && wish.sku !== to);
  return { next: [...others, { ...own, sku: to, movingAt: null }], outcome: 'done' };
}

/**
 * Begins a move into the basket at a moment (ms), which `removeWish` ends: until then the article stays on the list, whatever
 * fails on the way. Of two at once one alone begins.
 */
export function beginMove(wishes: Wishes, sku: string, at: number): WishlistDecision<ChangeOutcome> {
  const meant = wishesOf(shownWishes(wishes), sku);
  // Either way: the clock of the process that began may be ahead of this one's.
  const isMoving = ({ movingAt }: StoredWish): boolean =>
    movingAt !== null && Math.abs(at - movingAt) < movingMs;
  if (meant.length === 0 || meant.some(isMoving)) return { next: null, outcome: 'absent' };
  return { next: withMoving(wishes, meant, at), outcome: 'done' };
}

/** Ends a move that came to nothing. */
export function endMove(wishes: Wishes, sku: string): WishlistDecision<ChangeOutcome> {
  return { next: withMoving(wishes, wishesOf(wishes, sku), null), outcome: 'done' };
}

function withMoving(wishes: Wishes, meant: Wishes, movingAt: number | null): Wishes {
  return wishes.map((wish) => (meant.includes(wish) ? { ...wish, movingAt } : wish));
}

/** A guest's list above that of the customer who was here before; of two for one article the newer place counts. */
export function joinWishes(guest: Wishes, customer: Wishes): StoredWish[] {
  const all: StoredWish[] = [];
  for (const wish of [...shownWishes(guest), ...shownWishes(customer)]) {
    const isThere = all.some(({ sku }) => sku === wish.sku);
    const isChosen = wish.sku === wish.product && all.some(({ product }) => product === wish.product);
    if (!isThere && !isChosen) all.push(wish);
  }
  const left = all.filter(
    (wish) =>
      wish.sku !== wish.product || !all.some((other) => other !== wish && other.product === wish.product),
  );
  const kept = left.slice(0, maxWishes);
  return kept.map((wish, at) => ({ ...wish, place: kept.length - at }));
}

function isUnchosen({ sku, product }: StoredWish, of: string): boolean {
  return sku === product && product === of;
}

const newestFirst = (a: StoredWish, b: StoredWish): number => b.place - a.place || (a.sku < b.sku ? -1 : 1);

function nextPlace(wishes: Wishes): number {
  return wishes.reduce((most, { place }) => Math.max(most, place), 0) + 1;
}

function withoutOldest(wishes: Wishes): Wishes {
  const removed = wishes
    .filter(({ removedAt }) => removedAt !== null)
    .toSorted((a, b) => (b.removedAt ?? 0) - (a.removedAt ?? 0));
  const old = new Set(removed.slice(keptRemoved));
  return wishes.filter((wish) => !old.has(wish));
}
