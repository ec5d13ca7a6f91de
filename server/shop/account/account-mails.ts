/** What the shop writes to a customer, before it has words. `token` stands in a link, and nowhere else. */
export type AccountMail = {
  tenant: string;
  locale: string;
  to: { address: string; name: string };
} & (
  | { purpose: 'confirm-registration'; token: string; expiresAt: number }
  /** Somebody registered an address that has an account; its owner alone is told. */
  | { purpose: 'account-exists' }
  | { purpose: 'reset-password'; token: string; expiresAt: number }
  | { purpose: 'password-changed' }
);

/** Where mails go to be written and sent. A second one of the same key is none. */
export interface AccountMails {
  add(mail: AccountMail, key: string): Promise<void>;
}
