import type { Account } from './account.ts';
import type { Also, TokenRefusal } from './account-store.ts';

/** What somebody entered who wants an account, until the owner of the mailbox has confirmed it. */
export interface WaitingRegistration extends Pick<
  Account,
  | 'id'
  | 'tenant'
  | 'email'
  | 'salutation'
  | 'firstName'
  | 'lastName'
  | 'birthday'
  | 'locale'
  | 'passwordHash'
  | 'createdAt'
> {
  /** By what the browser that sent it is known (`registering-browser.ts`); null: by nothing. */
  browser: string | null;
  /** The number of the order on whose confirmation a guest registered; null: it was elsewhere. */
  order: string | null;
}

/** A link in a mail, as it is kept: whoever reads the database cannot follow it. */
export interface RegistrationLink {
  /** SHA-256 of what stands in the link, base64url. */
  hash: string;
  /** Whether its reader sets a password in any case: somebody had forgotten the one that was entered. */
  asksPerson: boolean;
  /** In ms since 1970. */
  createdAt: number;
  expiresAt: number;
}

/** A link that somebody follows. */
export interface FollowedLink {
  registration: WaitingRegistration;
  asksPerson: boolean;
  /** Whether no other registration of the address has a link that would be taken. */
  isOnly: boolean;
  /** Whether the address has an account, by this link or another. */
  isDone: boolean;
}

/**
 * Where registrations wait, each by itself: as many of an address as were sent, by whomever, be there an account or not. None
 * ends another, and none is an account: nobody logs in with it. Every driver passes
 * `tests/contract/registration-store.contract.ts`. Nothing of a tenant is found in another.
 */
export interface RegistrationStore {
  /**
   * Keeps a registration with its first link. False, and nothing kept: another one waits of the same order by a link that holds.
   * Throws a `TypeError` on an address or a name that no form takes.
   */
  add(registration: WaitingRegistration, link: RegistrationLink, also?: Also): Promise<boolean>;
  /** A further link; earlier ones hold on. False, and nothing kept: there is no such registration. */
  addLink(tenant: string, id: string, link: RegistrationLink, also?: Also): Promise<boolean>;
  /** Of an address in any case: that of this browser, else the last one. */
  waiting(tenant: string, email: string, browser: string | null): Promise<WaitingRegistration | null>;
  /** What a link is worth now; uses nothing up. Where the address has an account, the answer never ends. */
  follow(tenant: string, hash: string, at: number): Promise<{ ok: true; link: FollowedLink } | TokenRefusal>;
  /**
   * Makes the account of a link, once: where the address has one, `isNew` is false and nothing changes. Of several at the same
   * time one wins. `number-taken`: draw another. `also` is done with a new account alone.
   */
  confirm(
    hash: string,
    at: number,
    account: Account,
    also?: Also,
  ): Promise<{ ok: true; isNew: boolean } | { ok: false; reason: 'number-taken' } | TokenRefusal>;
  /** Takes away everything of an address (right to erasure, article 17 GDPR). */
  removeOf(tenant: string, email: string): Promise<void>;
  /** Takes away registrations whose last link ended before a time. How many. */
  sweep(before: number): Promise<number>;
}
