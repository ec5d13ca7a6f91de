import type { Account } from './account.ts';

/** What the shop writes to a customer, before it has words. `token` stands in a link, and nowhere else. */
export type AccountMail = {
  tenant: string;
  locale: string;
  to: { address: string; name: string };
  reader: Pick<Account, 'salutation' | 'firstName' | 'lastName'>;
} & (
  | { purpose: 'confirm-registration'; token: string; expiresAt: number }
  /** Somebody registered an address that has an account; its owner alone is told. */
  | { purpose: 'already-registered' }
  | { purpose: 'reset-password'; token: string; expiresAt: number }
  | { purpose: 'password-changed' }
);

/** Where mails go to be written and sent. A second one of the same key is none. */
export interface AccountMails {
  add(mail: AccountMail, key: string): Promise<void>;
}

/** To whom a mail of an account goes: the address that is kept, as what was typed may only look like it. */
export function addressed({
  tenant,
  locale,
  email,
  salutation,
  firstName,
  lastName,
}: Account): Pick<AccountMail, 'tenant' | 'locale' | 'to' | 'reader'> {
  const reader = { salutation, firstName, lastName };
  return { tenant, locale, to: { address: email, name: `${firstName} ${lastName}` }, reader };
}
