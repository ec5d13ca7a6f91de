/** What a document says that lasts: as PDF, or as a part of a mail. */
export interface Paper {
  /** BCP 47. */
  locale: string;
  title: string;
  author: string;
  /** When it was issued, in ms since 1970: drawn again, it is the same. */
  at: number;
  parts: readonly PaperPart[];
  /** At the foot of every page: who issues it. */
  foot: readonly string[];
}

export interface PaperColumn {
  title: string;
  /** Numbers stand at the end. */
  align: 'start' | 'end';
  /** Of the width, beside the other columns'. */
  share: number;
}

export type PaperPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Lines that belong together, as those of an address. */
  | { kind: 'lines'; lines: readonly string[] }
  /** Names with what they say; `isSum`: amounts, of which the last is what they come to. */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[]; isSum?: boolean }
  | { kind: 'table'; columns: readonly PaperColumn[]; rows: readonly (readonly string[])[] };
