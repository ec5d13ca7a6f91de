import type { Basket } from './basket.ts';
import type { CollectedNotice } from './collected-notice.ts';

/** What the calls below `/api/basket/v1` answer, well or not (a problem has `detail` beside it). */
export interface BasketAnswer {
  basket: Basket;
  notices: CollectedNotice[];
  /** The same as the layer shows it after `add`: words and amounts as they are read; null after all else. */
  added: AddedArticle | null;
}

/** What was just put into the basket, ready to be read. */
export interface AddedArticle {
  name: string;
  brand: string;
  choice: string;
  /** Address of its picture, 320 pixels wide; empty: none. */
  picture: string;
  /** Pieces in the basket now, and what one costs. */
  quantity: number;
  price: string;
  /** Pieces and value of the whole basket: `3 Artikel`, `€ 549,00`. */
  count: string;
  goods: string;
  /** What is missing for free shipping, or that it is free. */
  nudge: string;
}

/** What GET `/api/basket/v1/count` answers: pieces in the visitor's basket. */
export interface BasketCount {
  count: number;
  /** Pieces and value of the goods, as a listener is told: `3 Artikel, € 549,00`; absent: there is nothing. */
  words?: string;
}
