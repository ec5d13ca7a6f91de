import type { QueryExecutorProvider } from 'kysely';
import type { MailPaper } from './mail-paper.ts';

/** What a mail is for. A shopper's mails are counted, limited and composed by it. */
export const mailPurposes = [
  'confirm-registration',
  /** To somebody who has an account already, and registers again. */
  'already-registered',
  'welcome',
  'reset-password',
  'password-changed',
  /** That an account is gone, and what stays. */
  'account-deleted',
  /** To the new address: its owner confirms it. */
  'confirm-email-change',
  /** To the old address: its owner is told. */
  'email-change-notice',
  /** Money that came for an order too late, or twice, goes back. */
  'payment-returned',
  /** What of an order was to be paid and did not come. */
  'payment-reminder',
  /** On which days instalments are due from now on. */
  'payment-day-changed',
  /** What was not paid in time, with a link by which it can be. */
  'payment-open',
  /** What was ordered, on something that lasts. (FAGG § 7 Abs. 3) */
  'order-confirmation',
  /** What has become of an order: a parcel left, something is not sent any more, comes back, or money goes back. */
  'order-shipped',
  'order-cancelled',
  'return-registered',
  'refund-made',
  /** That a withdrawal was declared, with its content, date and time. (Directive 2011/83/EU Art. 11a) */
  'withdrawal-received',
  /** What people answer to one that they had to decide on. */
  'withdrawal-answered',
  /** Where several orders of one address can be followed. */
  'order-links',
  /** That instalments are insured from now on. */
  'protection-ordered',
  /** To the people of the shop: a link to an account of theirs, and notice of a new password. */
  'staff-invitation',
  'staff-password-changed',
] as const;

export type MailPurpose = (typeof mailPurposes)[number];

/** A mail as it is composed, to one person. Who sends it follows from the tenant. */
export interface Mail {
  tenant: string;
  purpose: MailPurpose;
  to: { address: string; name?: string };
  subject: string;
  html: string;
  text: string;
  /** What goes with it; absent: nothing. */
  papers?: readonly MailPaper[];
}

/** Where mails are put that shall be sent. */
export interface Outbox {
  /**
   * Keeps a mail until it is sent. `key` (1 to 200 characters, by tenant) names the reason to send it: a second mail of the
   * same key is none. `within`: a transaction of the caller, with which the mail comes or goes; drivers without a database
   * ignore it. Throws a `TypeError` on a mail that must not be sent (see `checkMail`), and `OutboxFull` or `DatabaseUnavailable`.
   */
  add(mail: Mail, key: string, within?: QueryExecutorProvider): Promise<void>;
}
