/** What can be done with a wishlist, by the names of the forms on its page and of the calls below `/api/wishlist/v1/`. */
export const wishlistForms = [
  /** `sku`, `from` (path of the page where it was pressed). */
  'add',
  /** `sku`. */
  'remove',
  /** `sku`: puts back what was removed. */
  'undo',
  /** `sku`, `to`: another variant of the same product. */
  'edit',
  /** `sku`: of a variant; goes into the basket and leaves the list. */
  'to-basket',
] as const;
export type WishlistForm = (typeof wishlistForms)[number];

/** The query parameters of its page: what was just done, to which article, and from where. */
export const wishlistQuery = { state: 'stand', sku: 'artikel', from: 'von' } as const;
