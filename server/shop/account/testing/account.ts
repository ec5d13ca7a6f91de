import type { Account } from '../account.ts';
import type { NewToken } from '../account-store.ts';

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
    locale: 'de-AT',
    passwordHash: null,
    confirmedAt: 1_795_000_000_000,
    premiumRenewsOn: null,
    flags: { creditAffinity: false, bonusProgram: false },
    createdAt: 1_795_000_000_000,
    ...more,
  };
}

/** A link that ends half an hour after the account was made. */
export function testToken(letter: string, more: Partial<NewToken> = {}): NewToken {
  return {
    hash: letter.repeat(43),
    purpose: 'reset',
    createdAt: 1_795_000_000_000,
    expiresAt: 1_795_001_800_000,
    ...more,
  };
}
