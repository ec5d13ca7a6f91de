import type { PaperFile } from '../paper/paper-file.ts';

export const mailPapers = [
  'invoice',
  'terms',
  'withdrawal',
  'credit-information',
  'credit-note',
  'return-label',
] as const;

/** A paper that goes with a mail; it is drawn when it is sent, so that the outbox stays small and nobody waits for it. */
export interface MailPaper {
  name: (typeof mailPapers)[number];
  locale: string;
  /** Number of the order that it belongs to. */
  order: string;
  /** Which of several of the order: the number of a credit note, the key of the return that a label is for. */
  which?: string;
}

/** Draws a paper of a tenant's mail; null: there is none. Throws while it cannot be had: then the mail is tried again. */
export type DrawMailPaper = (tenant: string, paper: MailPaper) => Promise<PaperFile | null>;
