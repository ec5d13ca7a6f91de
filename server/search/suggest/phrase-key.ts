const phraseKinds = ['category', 'type', 'brand', 'brand-type', 'type-target', 'type-material'] as const;
export type PhraseKind = (typeof phraseKinds)[number];

/** A phrase under one of the words it can begin with. */
export interface PhraseKey {
  /** Folded words with blanks between them, turned so that this word stands first. */
  key: string;
  kind: PhraseKind;
  /** As shoppers read it. */
  display: string;
  /** For categories what the caller gave for it; else empty: the phrase itself is searched for. */
  target: string;
  /** The more products and the more popular they are, the higher. */
  weight: number;
  /** Its most popular products, the best first. */
  docs: readonly number[];
}

/** Where the phrases of a tenant in one language are looked up: a database, or a list in memory. */
export interface PhraseSource {
  /** Phrases whose key begins with a folded text, those of the highest weight first. */
  startingWith(text: string, limit: number): Promise<readonly PhraseKey[]>;
  /** The same with one typing error in the text. */
  nearlyStartingWith(text: string, limit: number): Promise<readonly PhraseKey[]>;
}
