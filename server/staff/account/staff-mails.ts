import type { QueryExecutorProvider } from 'kysely';

/** Puts a mail where it is sent from; `within`: a transaction of the caller, with which it comes or goes. */
export type PutMail = (within?: QueryExecutorProvider) => Promise<void>;

/** Where mails to the shop's people are written. `token` stands in the link, and nowhere else. */
export interface StaffMails {
  invite(to: { tenant: string; email: string; token: string; expiresAt: number }): Promise<PutMail>;
  passwordChanged(to: { tenant: string; email: string; key: string }): Promise<PutMail>;
}
