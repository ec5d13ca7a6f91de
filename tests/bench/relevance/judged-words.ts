/** What people call things in one language, for the set that judges the search; the search never reads it. */
export interface JudgedWords {
  /** `kind: word = types of products`, one in a line; `|` between the parts of a compound. */
  nouns: string;
  /** `word word = colour family`: ways to write it. */
  colours: string;
  /** `words|words = materials`, `= audience`, `= season`. */
  materials: string;
  audiences: string;
  seasons: string;
  /** Templates: `{}` is the value. */
  energy: readonly string[];
  below: readonly string[];
  above: readonly string[];
  between: readonly string[];
  size: readonly string[];
  without: string;
  /** Words that say how something should be, and exclude nothing. */
  quality: readonly string[];
  /** `part = types of products`: what such products may do without. */
  parts: string;
  /** How the units of facts are written, blanks before them included. */
  units: Readonly<Record<string, readonly string[]>>;
  /** Whether ae, oe and ue are other spellings of ä, ö and ü. */
  umlauts: boolean;
}

interface Entry {
  kind: string;
  written: string;
  means: readonly string[];
}

/** The lines `kind: written = means` of a list; without a kind it is empty. */
export function readEntries(lines: string): Entry[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [left = '', right = ''] = line.split(' = ');
      const [first = '', ...rest] = left.trim().split(': ');
      const [kind, written] = rest.length > 0 ? [first, rest.join(': ')] : ['', first];
      return { kind, written, means: right.trim().split(' ') };
    });
}
