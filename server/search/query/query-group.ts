/** One way in which a product can hold a word: all of these terms. */
export interface Alternative {
  /** Places of the terms in the snapshot. */
  places: readonly number[];
  /** Taken off the weight. */
  penalty: number;
}

/** A word of the query: a product must hold one of its alternatives. */
export interface QueryGroup {
  /** As it was typed. */
  written: string;
  alternatives: readonly Alternative[];
  /** Of how many products the word, or another for it, is the type. */
  types: number;
  /** Whether it names a kind of thing, and not only what some are like. */
  isKind: boolean;
  /** Whether it only says what things are like, or for whom: it is given up before what they are. */
  isQuality: boolean;
}

/** A word of the query that no product holds in any way. */
export interface UnknownWord {
  written: string;
  /** Folded. */
  word: string;
  /** Where it stands among the tokens. */
  at: number;
  /** A shape or number: never corrected. */
  isFixed: boolean;
}
