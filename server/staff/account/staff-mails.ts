import type { QueryExecutorProvider } from 'kysely';
import type { StaffApplication } from './staff-role.ts';

/** Puts a mail where it is sent from; `within`: a transaction of the caller, with which it comes or goes. */
export type PutMail = (within?: QueryExecutorProvider) => Promise<void>;

/** To whom, in whose words, and to which application its link leads. */
interface StaffLetter {
  tenant: string;
  email: string;
  application: StaffApplication;
}

/** Where mails to the shop's people are written. `token` stands in the link, and nowhere else. */
export interface StaffMails {
  invite(to: StaffLetter & { token: string; expiresAt: number }): Promise<PutMail>;
  passwordChanged(to: StaffLetter & { key: string }): Promise<PutMail>;
}
