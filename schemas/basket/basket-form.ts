/** What can be done with a basket, by the names of the forms on its page and of the calls below `/api/basket/v1/`. */
export const basketForms = [
  /** `sku`, `quantity` (pieces more; absent: 1), `from` (path of the page where it was pressed), services by name (`yes`). */
  'add',
  /** `sku`, `quantity` (pieces in all; 0: none). */
  'change',
  /** `sku`. */
  'remove',
  /** `sku`, `quantity`: puts back what was removed. */
  'undo',
  /** `sku`, `service`: orders it with all pieces of the article. */
  'service',
  /** `sku`, `service`. */
  'remove-service',
  /** `code`. */
  'voucher',
  /** Nothing. */
  'remove-voucher',
  /** `option`. */
  'delivery',
] as const;
export type BasketForm = (typeof basketForms)[number];

/** The query parameters of its page: what was just done, to which article, with how many pieces, and from where. */
export const basketQuery = { state: 'stand', sku: 'artikel', quantity: 'menge', from: 'von' } as const;
