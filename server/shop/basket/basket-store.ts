import type { DeliveryOption } from '../../../schemas/basket/basket.ts';

/** What a basket remembers of an article, to name it when the catalogue no longer does. Cents of the locale's currency. */
export interface KnownArticle {
  product: string;
  slug: string;
  name: string;
  brand: string;
  picture: string;
  price: number;
}

export interface StoredLine {
  sku: string;
  /** Pieces; 0: it was removed, and can be put back to its place. */
  quantity: number;
  /** Lines stand in this order. */
  place: number;
  known: KnownArticle;
}

export interface BasketContents {
  /** In the order of their places, removed ones among them. */
  lines: readonly StoredLine[];
  delivery: DeliveryOption;
  /** A code as vouchers compare it; null: none. */
  voucher: string | null;
}

export interface StoredBasket extends BasketContents {
  /** Grows with every change; 0: there has never been one. */
  version: number;
}

/** What is to be done with a basket. */
export interface BasketDecision<Outcome> {
  /** Null: it stays as it is. */
  next: BasketContents | null;
  outcome: Outcome;
}

/**
 * Baskets of all tenants by their owners. Every driver passes `tests/contract/basket-store.contract.ts`. Changes of one basket
 * happen one after the other, whichever process makes them; each decides on what the last one left.
 */
export interface BasketStore {
  /** An empty one where there is none. */
  read(tenant: string, owner: string): Promise<StoredBasket>;
  /** `decide` sees the newest state and must not wait for anything; `at` in ms since 1970. The basket after it, and what came of it. */
  change<Outcome>(
    tenant: string,
    owner: string,
    at: number,
    decide: (basket: StoredBasket) => BasketDecision<Outcome>,
  ): Promise<{ basket: StoredBasket; outcome: Outcome }>;
  /**
   * Gives what is in the basket of `from` to `to`, and takes the first away, all at once; whether there was anything. Called again,
   * or by two at once, it happens once.
   */
  join(
    tenant: string,
    { from, to }: { from: string; to: string },
    at: number,
    joined: (from: BasketContents, to: BasketContents) => BasketContents,
  ): Promise<boolean>;
  /** Takes away guests' baskets that were last changed before that moment (ms), at most some thousands; how many. */
  sweep(before: number): Promise<number>;
}

export const emptyBasket: StoredBasket = { version: 0, lines: [], delivery: 'standard', voucher: null };
