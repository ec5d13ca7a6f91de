import type { CollectedNotice } from '../../../schemas/basket/collected-notice.ts';

/** The shop's texts in one locale. */
export type WishlistText = (key: string, values?: Record<string, string | number>) => string;

/** What was just done, as addresses of the wishlist's page name it. */
export const wishlistStates = [
  'gemerkt',
  'entfernt',
  'zurueck',
  'geaendert',
  'unveraendert',
  'im-warenkorb',
] as const;
type WishlistStateName = (typeof wishlistStates)[number];

/** What was just done. */
export interface WishlistChange {
  state: WishlistStateName;
  sku: string;
  /** Of the product; empty: nobody knows any more. */
  name: string;
  /** Whether it was there and can be put back. */
  canUndo: boolean;
  /** Whether the list is another one than before. */
  isChanged: boolean;
}

/** What is said about what was just done. (Requirements 4.023, 4.025) */
export function noticeOf(
  { state, sku, name, canUndo }: Omit<WishlistChange, 'isChanged'>,
  text: WishlistText,
): CollectedNotice {
  const called = name === '' ? text('wishlist-message.article') : text('wishlist-message.named', { name });
  return {
    ...{ kind: 'good', sku, field: null },
    text: text(`wishlist-message.${state}`, { name: called }).slice(0, 400),
    undo: state === 'entfernt' && canUndo ? { sku, quantity: 1 } : null,
  };
}
