/** A word of the catalogue. */
export interface KnownWord {
  /** Folded. */
  word: string;
  /** As it is written. */
  display: string;
  /** How many products have it. */
  products: number;
}

/** Where words like a mistyped one come from: a database, or the words in memory. */
export interface WordCandidates {
  /** Words that are two letters longer or shorter at most and a few edits away; may hold others, too. */
  near(word: string): Promise<readonly KnownWord[]>;
}
