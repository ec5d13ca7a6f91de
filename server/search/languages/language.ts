/** Words that mean the same as others. */
export interface Synonyms {
  /** Words of a group stand for one another. */
  same: readonly (readonly string[])[];
  /** A word that is understood as others, but not the other way round. */
  means: Readonly<Record<string, readonly string[]>>;
}

/** Words by which a query says how something should be; of phrases the words with a blank between them, in lower case. */
export interface ConditionWords {
  /** Before a price: at most, at least, and before two of them. */
  below: readonly string[];
  above: readonly string[];
  between: readonly string[];
  /** Between two prices. */
  and: readonly string[];
  currency: readonly string[];
  /** Before what something shall not have. */
  without: readonly string[];
  /** Before the letter of an energy class. */
  energy: readonly string[];
}

/** What the analyser must know of a language. All words are written as people write them. */
export interface Language {
  /** The stemmer's name; undefined: no endings are taken off. */
  algorithm?: 'german' | 'french' | 'dutch';
  /** Whether ae, oe and ue are other spellings of ä, ö and ü. */
  foldsUmlautPairs: boolean;
  /** Articles and the like that lean on the next word with an apostrophe, as l’ and d’. */
  elisions: readonly string[];
  /** Letters between the parts of a compound; none: the language writes no compounds as one word. */
  links: readonly string[];
  /** Whether what a thing is stands first (`robe d’été`) or last (`Sommer-Kleid`). */
  headStands: 'first' | 'last';
  stopWords: readonly string[];
  /** Adjectives that say little: dropped where another word remains. */
  weakAdjectives: readonly string[];
  /** Words before which the name of the thing ends: `Kleid mit Gürtel`. */
  prepositions: readonly string[];
  /** Whom things are for; before another word they are never part of its meaning, as in `Damenschuhe`. */
  targetGroups: readonly string[];
  /** Parts of compounds that stand alone in few shops. */
  parts: readonly string[];
  /** Units as they are written, with their common form; `"` is one. */
  units: Readonly<Record<string, string>>;
  /** Words that the stemmer gets wrong, with the word to take instead. */
  irregular: Readonly<Record<string, string>>;
  synonyms: Synonyms;
  conditions: ConditionWords;
}
