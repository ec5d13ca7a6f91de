import type { PaperPart } from '../../../../schemas/order/paper-part.ts';
import type { WithdrawalOutcome } from '../../../../schemas/order/withdrawal-declaration.ts';
import type { MailPurpose } from '../mail.ts';

/** Who reads the mail, as the account says. */
export interface Reader {
  salutation: 'female' | 'male' | 'none';
  firstName: string;
  lastName: string;
}

/** A link that proves something by its token: path and query of the shop (`/konto/bestaetigen?…`), and how long it holds. */
export interface TokenLink {
  path: string;
  validMs: number;
}

interface AboutOrder {
  reader: Reader;
  number: string;
  parts: readonly PaperPart[];
  path: string;
}

/** What each mail needs to know beside the shop. Times in ms since 1970. */
export interface LetterInputs {
  /** These name nobody: whoever registered may be a stranger. */
  'confirm-registration': { link: TokenLink };
  'already-registered': object;
  welcome: { reader: Reader; customerNumber: string };
  'reset-password': { reader: Reader | undefined; link: TokenLink };
  'password-changed': { reader: Reader | undefined; at: number };
  'account-deleted': { reader: Reader | undefined; at: number };
  /** Names nobody: the address may be a stranger's. */
  'confirm-email-change': { link: TokenLink };
  /** `late`: its goods were gone; `double`: it had been paid. `amount`: in words; `path`: the page of the order. */
  'payment-returned': {
    reader: Reader;
    number: string;
    amount: string;
    reason: 'late' | 'double';
    path: string;
  };
  /** `amount`, `fee` (null: none) and `day` in words; `path`: the page of the order. */
  'payment-reminder': {
    reader: Reader;
    number: string;
    invoice: string;
    amount: string;
    day: string;
    fee: string | null;
    path: string;
  };
  /** `parts`: the days that are to come; `path`: the page of the order. */
  'payment-day-changed': AboutOrder;
  /** `amount`: in words; `link`: where it is paid. */
  'payment-open': {
    reader: Reader;
    number: string;
    amount: string;
    reason: 'refused' | 'abandoned';
    link: TokenLink;
  };
  /** `asked`: the new address is not confirmed yet; `done`: it is in force. */
  'email-change-notice': { reader: Reader | undefined; at: number; state: 'asked' | 'done' };
  'staff-invitation': { link: TokenLink };
  /** `path`: where they sign in. */
  'staff-password-changed': { at: number; path: string };
  /** `parts`: all that was agreed on; `path`: the page of the order. */
  'order-confirmation': AboutOrder & {
    /** Where it is followed and withdrawn from without an account. */
    further: { track: string; withdraw: string };
  };
  /** `parts`: what it is about; `path`: the page of the order. */
  'order-shipped': AboutOrder;
  'order-cancelled': AboutOrder;
  'return-registered': AboutOrder;
  'refund-made': AboutOrder;
  /**
   * `number`: empty where none is known; `outcome`: `open` where people decide what becomes of it; `hasLabel`: one for what comes back
   * follows; `path`: where it can be read again.
   */
  'withdrawal-received': {
    reader: Reader | undefined;
    at: number;
    name: string;
    email: string;
    number: string;
    articles: readonly string[];
    outcome: WithdrawalOutcome;
    hasLabel: boolean;
    path: string;
  };
  /** `at`: when it was declared; `answer`: in the words of the shop's people. */
  'withdrawal-answered': { reader: Reader | undefined; at: number; answer: string };
  'order-links': {
    reader: Reader;
    links: readonly { number: string; placed: string; path: string }[];
    validMs: number;
  };
  /** `parts`: what it costs, and when; `path`: the page of the order; `days`: in which it can be withdrawn from, in words. */
  'protection-ordered': AboutOrder & { days: string };
}

/** A mail's purpose with what it needs. */
export type LetterRequest = {
  [Purpose in MailPurpose]: { purpose: Purpose; input: LetterInputs[Purpose] };
}[MailPurpose];
