import type { Collection } from '../../../kit/collection/collection-events.ts';

/** Stands where a number is on its way. */
const waiting = '…';

/**
 * Shows beside its entry in the header how much is collected; nothing where it is nothing, or where there is no entry. `words`: what
 * a listener is told instead of the number.
 */
export function showCount(collection: Collection, count: number, words = ''): void {
  fill(collection, count > 99 ? '99+' : count || '');
  const badge = badgeOf(collection);
  const link = badge?.closest('a');
  const word = badge?.previousElementSibling?.textContent ?? '';
  if (link) link.ariaLabel = words === '' ? null : `${word}, ${words}`;
}

/** Shows that a number is long on its way, where none is shown; or not any more. */
export function showWaiting(collection: Collection, isWaiting: boolean): void {
  const badge = badgeOf(collection);
  const isNext = isWaiting ? badge?.hidden : badge?.dataset.waiting !== undefined;
  if (isNext) fill(collection, isWaiting ? waiting : '');
}

/** Undefined: the header has no such entry. */
export function badgeOf(collection: Collection): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`[data-badge=${collection}]`) ?? undefined;
}

function fill(collection: Collection, text: number | string): void {
  const badge = badgeOf(collection);
  if (!badge) return;
  badge.textContent = String(text);
  badge.hidden = text === '';
  badge.toggleAttribute('data-waiting', text === waiting);
}
