import type { PaperPart } from '../../../../schemas/order/paper-part.ts';

/** A link in a mail; the address is absolute. */
export interface LetterLink {
  label: string;
  href: string;
}

/** What a mail says, whatever it looks like. */
export interface Letter {
  subject: string;
  /** Shown behind the subject where mails are listed. */
  preview: string;
  heading: string;
  greeting: string;
  paragraphs: readonly string[];
  /** What is listed below them: what was ordered, for one. */
  parts: readonly PaperPart[];
  /** What the reader is to do; absent when a shop has no such page. */
  action: LetterLink | undefined;
  /** Told below the action, smaller; a link stands below its text. */
  notes: readonly { text: string; href?: string }[];
  closing: readonly string[];
  footer: LetterFooter;
}

/** Who writes, as the law wants it said (§ 14 UGB, § 35a GmbHG), and where to find help. */
export interface LetterFooter {
  lines: readonly string[];
  /** One line with an address to write to and a number to call. */
  contact: string;
  links: readonly LetterLink[];
}
