import type { Account } from './account.ts';
import { addressed, type PutMail } from './account-mails.ts';
import type { AccountPorts } from './account-ports.ts';

/** The mail that tells the owner of an account that it has a new password: whoever did not set it can act. */
export function writePasswordChanged(
  { mails, clock }: Pick<AccountPorts, 'mails' | 'clock'>,
  account: Account,
): Promise<PutMail> {
  return mails.write(
    { ...addressed(account), purpose: 'password-changed' },
    `account ${account.id} changed ${clock()}`,
  );
}
