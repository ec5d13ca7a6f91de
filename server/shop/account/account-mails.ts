import type { QueryExecutorProvider } from 'kysely';
import { addressee } from '../../outbound/mail/addressee.ts';
import type { Mail } from '../../outbound/mail/mail.ts';
import type { Account } from './account.ts';

/** What the shop writes to a customer, before it has words. `token` stands in a link, and nowhere else. */
export type AccountMail = {
  tenant: string;
  locale: string;
  to: Mail['to'];
  reader: Pick<Account, 'salutation' | 'firstName' | 'lastName'> | undefined;
} & (
  | { purpose: 'confirm-registration'; token: string; expiresAt: number }
  /** Somebody registered an address that has an account; its owner alone is told. */
  | { purpose: 'already-registered' }
  | { purpose: 'reset-password'; token: string; expiresAt: number }
  | { purpose: 'password-changed' }
  | { purpose: 'account-deleted' }
  /** To the new address, which may be a stranger's: it names nobody. */
  | { purpose: 'confirm-email-change'; token: string; expiresAt: number }
  /** To the old one; `asked`: nothing has changed yet. */
  | { purpose: 'email-change-notice'; state: 'asked' | 'done' }
);

/** Puts a mail where it is sent from; `within`: a transaction of the caller, with which it comes or goes. */
export type PutMail = (within?: QueryExecutorProvider) => Promise<void>;

/** Where mails are written. */
export interface AccountMails {
  /** Writes a mail, which takes a moment, for the caller to put it away; a second one of the same key is none. */
  write(mail: AccountMail, key: string): Promise<PutMail>;
}

/** To whom a mail of an account goes: the address that is kept, as what was typed may only look like it. */
export function addressed(account: Account): Pick<AccountMail, 'tenant' | 'locale' | 'to' | 'reader'> {
  const { tenant, locale, email, salutation, firstName, lastName } = account;
  const reader = { salutation, firstName, lastName };
  return { tenant, locale, to: addressee(email, reader), reader };
}
