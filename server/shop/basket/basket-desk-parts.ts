import type { CollectedNotice } from '../../../schemas/basket/collected-notice.ts';
import type { BasketArticle } from './basket-ports.ts';
import type { BasketStore, StoredBasket } from './basket-store.ts';
import type { Said } from './basket-words.ts';
import type { BasketPlace, ShowParts } from './show-basket.ts';

export interface BasketDeskParts extends ShowParts {
  store: BasketStore;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Address of a picture, as layers show it; empty: there is none. */
  pictureOf: (id: string) => string;
  /** Counts a change; seconds to wait, where its address has made too many. */
  countChange(asking: Asking): Promise<number | undefined>;
  /** Counts an attempt to name a code; seconds to wait when there were too many. */
  countGuess(place: Asking): Promise<{ waitSeconds: number | undefined; giveBack(): Promise<void> }>;
}

/** Who sends a form. */
export interface Asking extends BasketPlace {
  address: string | undefined;
  /** Makes a guest of whoever has collected nothing yet. */
  start(): Promise<string>;
}

/** A refusal before it is put into words. */
export interface Refusal {
  status?: 429;
  key?: string;
  values?: Record<string, string | number>;
  detail?: string;
  field?: CollectedNotice['field'];
  sku?: string | null;
  retryAfterSeconds?: number;
}

/** What came of a form before it is shown. */
export type Step =
  | {
      done: Said;
      basket: StoredBasket;
      owner: string | null;
      /** What the catalogue has just said of an article: it is not asked again. */
      article?: BasketArticle | undefined;
    }
  | { refused: Refusal };
