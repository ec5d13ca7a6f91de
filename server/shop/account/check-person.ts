import { isEmailAddress } from '../../../schemas/account/email-address.ts';
import { fullName } from '../../../schemas/account/personal-name.ts';
import type { Account } from './account.ts';

/** Throws a `TypeError`, which repeats nothing, on an address or a name that no form takes and no mail could be sent to. */
export function checkPerson(account: Pick<Account, 'email' | 'firstName' | 'lastName'>): void {
  if (!isEmailAddress(account.email)) throw new TypeError('An account must not have such an address');
  if (fullName(account) === undefined) throw new TypeError('An account must not have such a name');
}
