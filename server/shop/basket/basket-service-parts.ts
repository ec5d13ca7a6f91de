import type { CollectionContext } from '../../collection/collection-context.ts';
import type { Refusal } from '../../collection/form-outcome.ts';
import type { BasketArticle } from './basket-ports.ts';
import type { BasketStore, StoredBasket } from './basket-store.ts';
import type { BasketChange } from './basket-words.ts';
import type { ShowParts } from './show-basket.ts';

export interface BasketServiceParts extends ShowParts {
  store: BasketStore;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Address of a picture, as layers show it; empty: there is none. */
  pictureOf: (id: string) => string;
  /** Counts a change; seconds to wait, where its address has made too many. */
  countChange(context: CollectionContext): Promise<number | undefined>;
  /** Counts a guest's basket that begins; seconds to wait, where its address has begun too many. */
  countNew(context: CollectionContext): Promise<number | undefined>;
  /** Counts an attempt to name a code; seconds to wait when there were too many. */
  countGuess(
    context: CollectionContext,
  ): Promise<{ waitSeconds: number | undefined; giveBack(): Promise<void> }>;
}

/** What came of a form before it is shown. */
export type ActionResult =
  | {
      change: BasketChange;
      basket: StoredBasket;
      owner: string | null;
      /** What the catalogue has just said of an article: it is not asked again. */
      article?: BasketArticle | undefined;
    }
  | { refused: Refusal };
