import type { LiveVariant } from '../index/patch-variants.ts';

/** What happened since a mark. */
export type ChangesSince =
  | {
      isComplete: true;
      /** From where to ask next time. */
      mark: string;
      /** Prices and stocks as they are now. */
      live: readonly LiveVariant[];
      /** Numbers of products of which anything may be different: to be analysed again. */
      content: readonly string[];
      /** Numbers of all products of which anything changed. */
      touched: readonly string[];
      /** Grows with every change of the index: a larger one is worth a new snapshot. */
      revision: number;
    }
  /** The mark is too old: load a new snapshot, and take `mark` from before it began. */
  | { isComplete: false; mark: string };

/** Changes of a tenant in one locale. The same change may come twice, none is missed. */
export interface SearchChanges {
  /** A mark for all that happens from now on. */
  now(): Promise<string>;
  since(mark: string): Promise<ChangesSince>;
}
