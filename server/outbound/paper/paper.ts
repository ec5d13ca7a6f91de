import type { PaperPart } from '../../../schemas/order/paper-part.ts';

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
