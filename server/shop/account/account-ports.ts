import type { QueryExecutorProvider } from 'kysely';
import type { Account } from './account.ts';
import type { AccountMails, PutMail } from './account-mails.ts';
import type { AccountStore } from './account-store.ts';
import type { EmailChangeStore } from './email-change-store.ts';
import type { FormCheck } from './form-check.ts';
import type { Objections } from './objections.ts';
import type { PasswordHasher } from '../../credentials/password-hasher.ts';
import type { RegistrationStore } from './registration-store.ts';
import type { SteadyCounters } from '../../concurrency/steady-counters.ts';

/** What the use cases of accounts work with. */
export interface AccountPorts {
  store: AccountStore;
  registrations: RegistrationStore;
  hasher: PasswordHasher;
  mails: AccountMails;
  /** Whether mails to an address can leave the house. Throws `MailServerUnavailable` while nobody can tell. */
  canReach(address: string): Promise<boolean>;
  counters: SteadyCounters;
  checkForm: FormCheck;
  orders: GuestOrders;
  ownData: OwnData;
  /** Ends every session of an account; throws where it could not. */
  endSessions(tenant: string, accountId: string): Promise<void>;
  /** Does something after the answer, and reports what goes wrong with it. */
  later(task: () => Promise<void>): void;
  /** Waits; a clock in tests. */
  pause(ms: number): Promise<void>;
  /** In ms since 1970. */
  clock(): number;
  random: {
    bytes(size: number): Buffer;
    /** A whole number from `min` to below `max`. */
    int(min: number, max: number): number;
  };
  /** Hides addresses, of networks and of mail, in counters. */
  secret: string;
}

/** What the forms of customers' own data work with beside these. */
export interface PersonalDataPorts {
  emailChanges: EmailChangeStore;
  objections: Objections;
}

/** A guest who has ordered, as far as an account is made of it. */
interface GuestOrder extends Pick<Account, 'email' | 'salutation' | 'firstName' | 'lastName'> {
  number: string;
}

/** What accounts need of orders. */
export interface GuestOrders {
  /** The order whose token somebody has; null: there is none. */
  find(tenant: string, token: string): Promise<GuestOrder | null>;
  /**
   * Gives a guest's order to the account of its address, within the transaction that makes that; nothing where it is somebody's.
   * `isOwn`: whoever ordered it owns the mailbox, and the address is known of him from now on.
   */
  give(
    account: Pick<Account, 'tenant' | 'id' | 'email' | 'createdAt'>,
    order: { number: string; isOwn: boolean },
    within?: QueryExecutorProvider,
  ): Promise<void>;
}

/** What accounts need of all that the shop holds of a customer. */
export interface OwnData {
  /** What opens it for a moment to that customer. */
  ticket(tenant: string, accountId: string): string;
  /** Takes everything away with the account, in one transaction with a mail. */
  forget(
    tenant: string,
    accountId: string,
    put: PutMail,
  ): Promise<{ ok: true } | { ok: false; reason: 'unknown' | 'open-order' | 'money-owed' }>;
}

/** Who calls: a shop and an address of the network, as far as it is known. */
export interface AccountCaller {
  tenant: string;
  address: string | undefined;
}

/** Refusals that tell nothing of any account. */
export type Limited = {
  ok: false;
  reason: 'limited';
  retryAfterSeconds: number;
};
/** Too many passwords are being hashed: to be tried again in a moment. */
export type Busy = { ok: false; reason: 'busy' };
