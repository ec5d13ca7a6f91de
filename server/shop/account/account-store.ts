import type { QueryExecutorProvider } from 'kysely';
import type { Account } from './account.ts';

/** A link to a new password, as it is kept: whoever reads the database cannot follow it. */
export interface AccountToken {
  /** SHA-256 of what stands in the link, base64url. */
  hash: string;
  accountId: string;
  /** In ms since 1970. */
  createdAt: number;
  expiresAt: number;
}

/** What can change in an account; its password has a way of its own. */
export type AccountChange = Partial<
  Pick<
    Account,
    | 'email'
    | 'salutation'
    | 'firstName'
    | 'lastName'
    | 'birthday'
    | 'phone'
    | 'locale'
    | 'premiumRenewsOn'
    | 'flags'
  >
>;

/** What is kept in the same transaction, or nothing is: it may throw. */
export type Also = (within?: QueryExecutorProvider) => Promise<void>;

export type CreatedAccount = { ok: true } | { ok: false; reason: 'email-taken' | 'number-taken' };

/** `invalid`: no such link, used, or another took its place. */
export type TokenRefusal = { ok: false; reason: 'invalid' | 'expired' };

/**
 * Where a tenant's accounts lie, all of proved addresses: what waits to be one lies in `registration-store.ts`. Every driver
 * passes `tests/contract/account-store.contract.ts`. What a method gives may be kept by the caller. Nothing an account has is
 * found in another tenant.
 */
export interface AccountStore {
  /** Keeps an account. `number-taken`: draw another. Throws a `TypeError` on an address or a name that no form takes. */
  create(account: Account): Promise<CreatedAccount>;
  /** Whatever the case of the address. */
  byEmail(tenant: string, email: string): Promise<Account | null>;
  byNumber(tenant: string, customerNumber: string): Promise<Account | null>;
  byId(tenant: string, id: string): Promise<Account | null>;
  /** Throws as `create` does. */
  update(
    tenant: string,
    id: string,
    change: AccountChange,
  ): Promise<{ ok: true; account: Account } | { ok: false; reason: 'unknown' | 'email-taken' }>;
  /** Only where the hash is still the expected one, so that nothing slow takes back a newer password. Whether it was. */
  replacePasswordHash(
    tenant: string,
    id: string,
    expected: string | null,
    next: string,
    also?: Also,
  ): Promise<boolean>;
  /** Keeps a link beside those that are there. False, and nothing kept: there is no such account. */
  addToken(tenant: string, token: AccountToken, also?: Also): Promise<boolean>;
  /** Takes back all that `addToken` kept of an account. */
  voidTokens(tenant: string, accountId: string): Promise<void>;
  /** Whether a link would be taken now. */
  checkToken(
    tenant: string,
    hash: string,
    at: number,
  ): Promise<{ ok: true; accountId: string } | TokenRefusal>;
  /** Sets the password, once; all other links of the account are void. Of several at the same time one wins. */
  reset(
    tenant: string,
    hash: string,
    at: number,
    passwordHash: string,
    also?: Also,
  ): Promise<{ ok: true; account: Account } | TokenRefusal>;
  /** Takes an account away with all that hangs on it (right to erasure, article 17 GDPR). Whether there was one. */
  delete(tenant: string, id: string): Promise<boolean>;
  /** Takes away links that ended before a time. How many. */
  sweep(before: number): Promise<number>;
}
