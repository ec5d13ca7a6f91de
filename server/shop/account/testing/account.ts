import type { Account } from '../account.ts';
import type { AccountToken } from '../account-store.ts';
import type { RegistrationLink, WaitingRegistration } from '../registration-store.ts';

/** Anna Berger, confirmed, without a password. */
export function testAccount(more: Partial<Account> = {}): Account {
  return {
    id: 'AAAAAAAAAAAAAAAAAAAAAA',
    tenant: 'at',
    customerNumber: '47110815',
    email: 'Anna.Berger@example.at',
    salutation: 'female',
    firstName: 'Anna',
    lastName: 'Berger',
    birthday: '1980-01-31',
    phone: null,
    locale: 'de-AT',
    passwordHash: null,
    confirmedAt: 1_795_000_000_000,
    premiumRenewsOn: null,
    flags: { creditAffinity: false, bonusProgram: false },
    createdAt: 1_795_000_000_000,
    ...more,
  };
}

/** What Anna Berger entered, in a browser of which nothing is known. */
export function testRegistration(more: Partial<WaitingRegistration> = {}): WaitingRegistration {
  const { tenant, email, salutation, firstName, lastName, birthday, locale, createdAt } = testAccount();
  return {
    ...{ id: 'A'.repeat(22), tenant, email, salutation, firstName, lastName, birthday, locale, createdAt },
    ...{ passwordHash: '$argon2id$waits', browser: null, order: null },
    ...more,
  };
}

/** A link to a new password, which ends half an hour after the account was made. */
export function testToken(letter: string, more: Partial<AccountToken> = {}): AccountToken {
  const { id, createdAt } = testAccount();
  return {
    hash: letter.repeat(43),
    accountId: id,
    createdAt,
    expiresAt: createdAt + 1_800_000,
    ...more,
  };
}

/** A link to confirm, which ends half an hour after the registration. */
export function testLink(letter: string, more: Partial<RegistrationLink> = {}): RegistrationLink {
  const { createdAt } = testAccount();
  return {
    hash: letter.repeat(43),
    asksPerson: false,
    createdAt,
    expiresAt: createdAt + 1_800_000,
    ...more,
  };
}
