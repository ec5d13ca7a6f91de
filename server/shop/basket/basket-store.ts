import type { DeliveryOption } from '../../../schemas/basket/basket.ts';
import type { GoodsService } from '../../../schemas/catalogue/goods-service.ts';
import type { CollectionDecision, CollectionStore } from '../../collection/collection-store.ts';

/** What a basket remembers of an article, to name it when the catalogue no longer does. Cents of the locale's currency. */
export interface KnownArticle {
  product: string;
  slug: string;
  name: string;
  brand: string;
  picture: string;
  /** When it was put in last, and in which locale; absent: a version kept it that did not ask. */
  price: number;
  locale?: string;
}

export interface StoredLine {
  sku: string;
  /** Pieces; 0: it was removed, and can be put back to its place. */
  quantity: number;
  /** Lines stand in this order. */
  place: number;
  /** What was chosen with it: once for each piece, and gone with the line. */
  services: readonly GoodsService[];
  known: KnownArticle;
}

/** A voucher that was taken: its campaign holds, whatever it is called in another language. */
export interface StoredVoucher {
  /** As vouchers compare it. */
  code: string;
  /** Null: it was taken before campaigns were kept. */
  campaign: string | null;
}

export interface BasketContents {
  /** In the order of their places, removed ones among them. */
  lines: readonly StoredLine[];
  delivery: DeliveryOption;
  /** Null: none. */
  voucher: StoredVoucher | null;
}

export interface StoredBasket extends BasketContents {
  /** Grows with every change; 0: there has never been one. */
  version: number;
}

/**
 * Baskets of all tenants by their owners: an empty one where there is none. Every driver passes
 * `tests/contract/basket-store.contract.ts`.
 */
export type BasketStore = CollectionStore<StoredBasket, BasketContents>;

/** What is to be done with a basket. */
export type BasketDecision<Outcome> = CollectionDecision<BasketContents, Outcome>;

export const emptyBasket: StoredBasket = { version: 0, lines: [], delivery: 'standard', voucher: null };

/** What an article is called, as the basket remembers it; empty: it is not there. */
export function nameIn({ lines }: Pick<StoredBasket, 'lines'>, sku: string): string {
  return lines.find((line) => line.sku === sku)?.known.name ?? '';
}
